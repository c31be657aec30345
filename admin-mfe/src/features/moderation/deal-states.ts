/** Filter states of the deal list, as named in the URL. */
export const DEAL_STATES = [
  'pending',
  'active',
  'featured',
  'scheduled',
  'paused',
  'rejected',
  'expired',
] as const;

export type DealState = (typeof DEAL_STATES)[number];

export const stateOf = (text: string | null): DealState =>
  DEAL_STATES.find((state) => state === text) ?? 'pending';
