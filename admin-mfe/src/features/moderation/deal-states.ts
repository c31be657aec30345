/** The states in which admins look at deals, as the address names them. */
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
