import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager } from 'typeorm';

/**
 * Runs within each transaction of the current work, right before the commit. If it throws, the transaction is
 * rolled back.
 * @param result of the work inside the transaction
 */
export type BeforeCommit = (manager: EntityManager, result: unknown) => Promise<void>;

export const beforeCommit = new AsyncLocalStorage<BeforeCommit>();
