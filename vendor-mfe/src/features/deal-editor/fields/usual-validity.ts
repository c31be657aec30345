import type { SiteView } from 'shared-ui/api/site';
import type { PassValidity } from '../deal-fields';

interface Category {
  id: number;
  slug: string;
  parentId: number | null;
}

/** Categories that are booked ahead and need a longer validity. */
const BOOKED_AHEAD = new Set(['hotels', 'beauty', 'adventure']);

/** Validity of codes from the settings, in hours. */
type UsualHours = Pick<SiteView, 'usualPassHours' | 'bookedAheadPassHours'>;

/** Default validity of codes in a category, in hours. */
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
