import type { CartLineView } from 'shared-ui/api/cart';

type Line = Pick<CartLineView, 'availability' | 'quantity' | 'wishedQuantity' | 'maxQuantity' | 'limitedBy'>;

const STATES = { 'sold-out': 'soldOut', paused: 'paused', ended: 'ended', withdrawn: 'withdrawn' } as const;
const USED_UP = { person: 'personUsed', total: 'soldOut', day: 'usedToday', cart: 'soldOut' } as const;
const LIMITS = { person: 'perPerson', total: 'leftInAll', day: 'leftToday', cart: 'perOrder' } as const;

export type LineNote =
  | { kind: 'refused'; text: 'soldOut' | 'paused' | 'ended' | 'withdrawn' | 'personUsed' | 'usedToday' }
  | {
      kind: 'limit';
      text: 'perPerson' | 'leftInAll' | 'leftToday' | 'perOrder';
      count: number;
      isReduced: boolean;
    };

/** Returns the note of a cart line: the deal is unavailable, or its maximum quantity is reached. */
export function noteOf(line: Line): LineNote | undefined {
  const { availability, quantity, wishedQuantity, maxQuantity, limitedBy } = line;
  if (availability !== 'available') return { kind: 'refused', text: STATES[availability] };
  if (maxQuantity === 0) return { kind: 'refused', text: USED_UP[limitedBy] };
  if (quantity < maxQuantity) return undefined;
  const isReduced = wishedQuantity > quantity;
  return { kind: 'limit', text: LIMITS[limitedBy], count: maxQuantity, isReduced };
}
