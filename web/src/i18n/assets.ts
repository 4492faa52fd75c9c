/** Texts are fetched as they are, not as scripts: smaller, quicker to read for the browser, and cached by their hashed names. */

/** Addresses are of files with a hash in their names: after an update of the server they may be gone. */
export async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}
