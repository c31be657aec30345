import type { EntityManager } from 'typeorm';
import { ContextValue } from '../context/context-value.js';

/**
 * Runs within each transaction of the current work, right before the commit. If it throws, the transaction is
 * rolled back.
 * @param result of the work inside the transaction
 */
export type BeforeCommit = (manager: EntityManager, result: unknown) => Promise<void>;

export const beforeCommit = new ContextValue<BeforeCommit>();
