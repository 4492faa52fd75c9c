/** 128 random bits in hexadecimal. (`crypto.randomUUID` is missing on pages served without TLS, as at home.) */
export function randomId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
