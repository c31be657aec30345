interface Tracking<Value> {
  status: 'pending' | 'fulfilled' | 'rejected';
  value?: Value;
  reason?: unknown;
}

/** A promise whose outcome React's `use` reads at once when it is known, instead of suspending first. */
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
 * Forgets what could not be loaded, but not at once: a part that waits for it renders again as soon as it failed, and would ask
 * a line that is down without end.
 */
export const forgetLater = (forget: () => void): void => void setTimeout(forget, AGAIN_MS);

/** One that is fulfilled already. */
export const fulfilledPromise = <Value>(value: Value): Promise<Value> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
