import type { FavoriteView } from 'shared-ui/api/favorites';

type Kept = Pick<FavoriteView, 'availability'>;

const STATES = { 'sold-out': 'soldOut', paused: 'paused', ended: 'ended', withdrawn: 'withdrawn' } as const;

/** Why a favorite cannot be redeemed, nothing when it can. */
export const stateTextOf = ({ availability }: Kept) =>
  availability === 'available' ? undefined : STATES[availability];

/** Paused and withdrawn deals have no page that would open. */
export const hasPage = ({ availability }: Kept): boolean =>
  availability !== 'paused' && availability !== 'withdrawn';
