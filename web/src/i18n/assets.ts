/** Texts are fetched as they are, not as scripts: smaller, quicker to read for the browser, and cached by their hashed names. */

export async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}
