import { ContextValue } from '../context/context-value.js';
import type { Scope } from './scopes.js';

/** The API key of a request. */
export interface ActingKey {
  id: number;
  name: string;
  scopes: readonly Scope[];
  /** Version of the API, as a date. */
  version: string;
  isTest: boolean;
  /** Seconds by which a test key has moved the clock of its business. */
  clockShift: number;
}

/** The API key of the current request, for rows that refer to it. */
export const actingKey = new ContextValue<ActingKey | undefined>();
