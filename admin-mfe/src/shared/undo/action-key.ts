const ACTIONS = ['approve', 'reject', 'verify', 'hide', 'keep', 'close'] as const;

/** @returns the part of a translation key for an action of the server */
export const actionKey = (action: string): (typeof ACTIONS)[number] | 'unknown' =>
  ACTIONS.find((known) => known === action) ?? 'unknown';
