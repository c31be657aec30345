// Stands in for the federation runtime's reader of version ranges (6 kB of comparators, hyphens, tildes and
// wildcards). Ranges of this product are carets (shared-modules.mjs); the runtime itself asks for `<=`.

const RANGE = /^(\^|<=)(\d+)\.(\d+)\.(\d+)$/;

const numbersOf = (version) => version.split(/[.+-]/, 3).map(Number);

/** Below zero where the first is the older one. */
const compare = (one, other) => one.map((number, index) => number - other[index]).find(Boolean) ?? 0;

/** Whether a version is in a range. Throws for a range of another form. */
export function satisfy(version, range) {
  if (!version) return false;
  const [, sign, ...wanted] = RANGE.exec(range);
  const had = numbersOf(version);
  const edge = wanted.map(Number);
  if (sign === '<=') return compare(had, edge) <= 0;
  const fixed = edge.findIndex(Boolean) + 1 || 3;
  return compare(had, edge) >= 0 && compare(had.slice(0, fixed), edge.slice(0, fixed)) === 0;
}
