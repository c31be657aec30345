import { AsyncLocalStorage } from 'node:async_hooks';

type Values = Readonly<Record<symbol, unknown>>;

/**
 * The values of all contexts. Node copies the store of each `AsyncLocalStorage` at every promise, so six of
 * them take two and a half times as long at each `await` as one (ADR 125).
 */
const values = new AsyncLocalStorage<Values>();

/** A value that belongs to the running work, also after an `await`. */
export class ContextValue<T> {
  private readonly key = Symbol('context value');

  /** @returns undefined outside of `run` */
  get(): T | undefined {
    return values.getStore()?.[this.key] as T | undefined;
  }

  /** Runs the work with the value; the other values stay the same. */
  run<R>(value: T, work: () => R): R {
    return values.run({ ...values.getStore(), [this.key]: value }, work);
  }
}
