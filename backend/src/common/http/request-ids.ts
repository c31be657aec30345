import { AsyncLocalStorage } from 'node:async_hooks';

/** Id of the current request, for logs and rows that refer to it. */
export const requestIds = new AsyncLocalStorage<string>();
