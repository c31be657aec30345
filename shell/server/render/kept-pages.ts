import { endOfNepalDay, nepalDayOf } from 'shared-ui/format';
import type { Freshness } from '../cache/freshness';
import type { PublicPage, RenderedPage } from './render-public-page';

/** The longest time for which a page is kept without a change. */
const MAX_AGE_MS = 60_000;

/**
 * Returns true for a page that is kept for other visitors: complete, and without a query unless it can be read without scripts.
 * Queries of other pages can carry tokens.
 */
export const isKept = (
  { address }: PublicPage,
  { status }: { status: number },
  { rendered }: RenderedPage,
): boolean => status === 200 && (address.search === '' || rendered.isReadable);

/** Terms of a deal name days that are counted from today in Nepal. */
export function untilNextDay(since: number, now = new Date()): Omit<Freshness, 'tags'> {
  const leftMs = endOfNepalDay(nepalDayOf(now)).getTime() - now.getTime();
  return { since, until: since + Math.min(MAX_AGE_MS, leftMs) };
}
