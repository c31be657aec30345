import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager } from 'typeorm';

export interface CurrentTransaction {
  manager: EntityManager;
  afterCommit: (() => void)[];
}

/** The transaction of the running code, if there is one. */
export const currentTransaction = new AsyncLocalStorage<CurrentTransaction>();
