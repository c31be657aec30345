const RANGE = /^\^(\d+)\.(\d+)\.(\d+)$/;

const numbersOf = (version) => version.split(/[.+-]/, 3).map(Number);

/** Returns a negative number if the first version is older. */
const compare = (one, other) => one.map((number, index) => number - other[index]).find(Boolean) ?? 0;

/**
 * Returns true if the version is in the range. Throws for a range of another form: those of this product are carets
 * (shared-modules.mjs).
 */
export function isAccepted(version, range) {
  const [, ...wanted] = RANGE.exec(range);
  const had = numbersOf(version);
  const edge = wanted.map(Number);
  const fixed = edge.findIndex(Boolean) + 1 || 3;
  return compare(had, edge) >= 0 && compare(had.slice(0, fixed), edge.slice(0, fixed)) === 0;
}
