import type { FavoriteView } from 'shared-ui/api/favorites';

type Saved = Pick<FavoriteView, 'availability'>;

const STATES = { 'sold-out': 'soldOut', paused: 'paused', ended: 'ended', withdrawn: 'withdrawn' } as const;

/** Returns the reason why a favorite cannot be redeemed; undefined if it can. */
export const stateTextOf = ({ availability }: Saved) =>
  availability === 'available' ? undefined : STATES[availability];

/** Returns true if the deal has a page: paused and withdrawn deals have none. */
export const hasPage = ({ availability }: Saved): boolean =>
  availability !== 'paused' && availability !== 'withdrawn';
