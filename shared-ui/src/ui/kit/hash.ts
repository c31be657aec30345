/** Returns an evenly distributed hash (FNV-1a), the same on server and browser. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  // Mixes the high bits into the low bits, which hardly differ between similar texts and determine the remainder.
  hash ^= hash >>> 15;
  return hash >>> 0;
}
