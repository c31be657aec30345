import type { EntityManager } from 'typeorm';
import { ContextValue } from '../context/context-value.js';

export interface CurrentTransaction {
  manager: EntityManager;
  afterCommit: (() => void)[];
}

/** The transaction of the running code, if there is one. */
export const currentTransaction = new ContextValue<CurrentTransaction>();
