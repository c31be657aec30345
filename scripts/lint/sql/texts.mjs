/** Stands in a text for an interpolation whose value is not known. */
export const UNKNOWN = '\uE000';
export const MAX_VARIANTS = 500;

export function textsOf(values) {
  const texts = values.map((value) => value.text ?? UNKNOWN);
  return texts.length > 0 ? texts : [UNKNOWN];
}

/**
 * Texts of parts one after another. The first text has the first variant of each part, and so on: each variant occurs,
 * without every combination of them.
 */
export function joined(parts) {
  const count = Math.min(MAX_VARIANTS, Math.max(...parts.map((part) => part.length)));
  return Array.from({ length: count }, (_, n) => ({
    text: parts.map((part) => part[n % part.length]).join(''),
  }));
}
