import type { Rule } from '../exceptions.mjs';

export const foreignWrite: Rule;
export const upwardRead: Rule;
export const foreignTable: Rule;
