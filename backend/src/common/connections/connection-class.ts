/**
 * Kinds of work among which the connections of an instance are divided, so that a flood of one kind cannot
 * exhaust the connections of the others: the counter and the checkout, public reads, all other requests,
 * background work, and rate limits with idempotency keys.
 */
export const CONNECTION_CLASSES = ['counter', 'public', 'request', 'background', 'keys'] as const;

export type ConnectionClass = (typeof CONNECTION_CLASSES)[number];

/** Shares out of 16 connections. */
const SHARES: Record<ConnectionClass, number> = { counter: 5, public: 3, request: 4, background: 2, keys: 2 };
const SHARES_TOTAL = 16;

/** Classes that receive one connection each of the remainder after rounding down, in this order. */
const REMAINDER_ORDER: readonly ConnectionClass[] = ['counter', 'request', 'public', 'background', 'keys'];

export const MIN_POOL_SIZE = CONNECTION_CLASSES.length;

/**
 * Divides the connections of an instance.
 * @param poolSize number of all connections, at least `MIN_POOL_SIZE`
 * @returns number of connections of each class, at least one; their sum is `poolSize`
 */
export function connectionsPerClass(poolSize: number): Record<ConnectionClass, number> {
  const sizes = { ...SHARES };
  for (const name of CONNECTION_CLASSES)
    sizes[name] = Math.max(1, Math.floor((poolSize * SHARES[name]) / SHARES_TOTAL));
  const sum = (): number => CONNECTION_CLASSES.reduce((total, name) => total + sizes[name], 0);
  for (let turn = 0; sum() < poolSize; turn++)
    sizes[REMAINDER_ORDER[turn % REMAINDER_ORDER.length] as ConnectionClass]++;
  for (let turn = 0; sum() > poolSize; turn++) {
    const name = REMAINDER_ORDER[turn % REMAINDER_ORDER.length] as ConnectionClass;
    if (sizes[name] > 1) sizes[name]--;
  }
  return sizes;
}
