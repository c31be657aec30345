interface Tracking<Value> {
  status: 'pending' | 'fulfilled' | 'rejected';
  value?: Value;
  reason?: unknown;
}

/** A promise whose outcome React's `use` reads at once when it is known, instead of suspending first. */
export function trackedPromise<Value>(promise: Promise<Value>): Promise<Value> {
  const tracked: Promise<Value> & Tracking<Value> = Object.assign(promise, { status: 'pending' as const });
  promise.then(
    (value) => Object.assign(tracked, { status: 'fulfilled', value }),
    (reason: unknown) => Object.assign(tracked, { status: 'rejected', reason }),
  );
  return tracked;
}

/** One that is fulfilled already. */
export const fulfilledPromise = <Value>(value: Value): Promise<Value> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
