/** A small even hash (FNV-1a): the same text gives the same number on server and browser. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  // The last bits alone hardly differ between neighbours, and the remainder is taken of them.
  hash ^= hash >>> 15;
  return hash >>> 0;
}
