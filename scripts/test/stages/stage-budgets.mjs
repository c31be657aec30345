/**
 * Seconds that each stage of `npm test` may take on two cores of an otherwise idle machine. A stage over its budget prints a
 * warning with its slowest tests. It does not fail, because a busy machine must not fail a run.
 */
export const STAGE_BUDGETS_SECONDS = {
  'Checks and build': 100,
  'API document and client': 10,
  'Unit tests and scripts': 70,
  'API tests': 300,
  'Production shape and edge': 240,
  'Browser tests': 480,
};

/** Budget without installation; `--long` has its own. */
export const TOTAL_BUDGET_SECONDS = 1200;
export const LONG_TOTAL_BUDGET_SECONDS = 2700;
