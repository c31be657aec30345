import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Runs work outside of the request that started it: without its time limit, its connections, its transaction
 * and its idempotency key. For work that continues after the response.
 */
export const inBackground: <T>(work: () => T) => T = AsyncLocalStorage.snapshot();
