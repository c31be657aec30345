/**
 * Remembers what the first call loads. A failed load is not remembered: the next call loads again.
 * @returns a function that loads once
 */
export function remembered<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
}
