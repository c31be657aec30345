import { ContextValue } from '../context/context-value.js';

/** Id of the current request, for logs and rows that refer to it. */
export const requestIds = new ContextValue<string>();
