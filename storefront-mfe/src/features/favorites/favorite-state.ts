import type { FavoriteView } from 'shared-ui/api/favorites';

type Saved = Pick<FavoriteView, 'availability'>;

const STATES = { 'sold-out': 'soldOut', paused: 'paused', ended: 'ended', withdrawn: 'withdrawn' } as const;

/** Why a favorite cannot be redeemed, nothing when it can. */
export const stateTextOf = ({ availability }: Saved) =>
  availability === 'available' ? undefined : STATES[availability];

/** Paused and withdrawn deals have no page that would open. */
export const hasPage = ({ availability }: Saved): boolean =>
  availability !== 'paused' && availability !== 'withdrawn';
