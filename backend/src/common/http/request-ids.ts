import { AsyncLocalStorage } from 'node:async_hooks';

/** The id of the request that is being served, for whoever writes a log or a row about it. */
export const requestIds = new AsyncLocalStorage<string>();
