import type { SiteView } from 'shared-ui/api/site';
import type { PassValidity } from '../deal-fields';

interface Category {
  id: number;
  slug: string;
  parentId: number | null;
}

/** What is booked ahead needs longer. */
const BOOKED_AHEAD = new Set(['hotels', 'beauty', 'adventure']);

/** What admins set for codes, in hours. */
type UsualHours = Pick<SiteView, 'usualPassHours' | 'bookedAheadPassHours'>;

/** How long a code of such a deal is good unless its shop says otherwise, in hours. */
export function usualValidity(
  categories: readonly Category[],
  id: number,
  hours: UsualHours = { usualPassHours: 24, bookedAheadPassHours: 168 },
): PassValidity {
  const category = categories.find((one) => one.id === id);
  const parent = categories.find((one) => one.id === category?.parentId);
  const isBookedAhead = [category, parent].some((one) => one && BOOKED_AHEAD.has(one.slug));
  return (isBookedAhead ? hours.bookedAheadPassHours : hours.usualPassHours) as PassValidity;
}
