/** Marker for an interpolation with an unknown value. */
export const UNKNOWN = '\uE000';
export const MAX_VARIANTS = 500;

export function textsOf(values) {
  const texts = values.map((value) => value.text ?? UNKNOWN);
  return texts.length > 0 ? texts : [UNKNOWN];
}

/**
 * Joins the variants of consecutive parts. The first text has the first variant of each part, and so on: each variant occurs,
 * but not every combination.
 */
export function joined(parts) {
  const count = Math.min(MAX_VARIANTS, Math.max(...parts.map((part) => part.length)));
  return Array.from({ length: count }, (_, n) => ({
    text: parts.map((part) => part[n % part.length]).join(''),
  }));
}
