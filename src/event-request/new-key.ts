/** The key of one filled-in form (contract). `randomUUID` is missing off HTTPS and in old browsers; this never is. */
export function newKey(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  // Version 4, variant 8: what every check of a UUID lets pass.
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}
