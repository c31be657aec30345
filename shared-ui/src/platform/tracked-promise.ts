interface Tracking<Value> {
  status: 'pending' | 'fulfilled' | 'rejected';
  value?: Value;
  reason?: unknown;
}

/** Adds the status fields that React's `use` reads, so that a settled promise does not suspend. */
export function trackedPromise<Value>(promise: Promise<Value>): Promise<Value> {
  const tracked: Promise<Value> & Tracking<Value> = Object.assign(promise, { status: 'pending' as const });
  const settle = (outcome: Tracking<Value>): void => void Object.assign(tracked, outcome);
  promise.then(
    (value) => settle({ status: 'fulfilled', value }),
    (reason: unknown) => settle({ status: 'rejected', reason }),
  );
  return tracked;
}

const AGAIN_MS = 1_000;

/**
 * Removes a failed module from the cache after a delay. Without the delay, a waiting component renders again at once and
 * repeats the request endlessly while the network is down.
 */
export const forgetLater = (forget: () => void): void => void setTimeout(forget, AGAIN_MS);

/** Returns a promise that is already marked as fulfilled. */
export const fulfilledPromise = <Value>(value: Value): Promise<Value> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
