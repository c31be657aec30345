import { InvalidRequest } from '../../common/errors/common.errors.js';
import { nepalDay, startOfNepalDay } from '../../common/time/nepal-day.js';
import type { Deal, ModerationStatus, SaleMode } from './deal.entity.js';
import { DealPhotoRequired, DealStateForbids, DealWasLive } from './deal.errors.js';
import type { FeaturedPlace } from './featuring/featured-place.js';

const NEXT: Record<ModerationStatus, readonly ModerationStatus[]> = {
  pending: ['approved', 'rejected'],
  rejected: ['pending'],
  approved: [],
};

const reject = (field: string, message: string): Error =>
  new InvalidRequest({ errors: [{ field, message }] }, message);

const DECIDED: Partial<Record<ModerationStatus, string>> = {
  approved: 'This deal has already been approved.',
  rejected: 'This deal has already been rejected.',
};

/** Rejects `deal.state-forbids` with the current state, so that the second of two concurrent decisions gets an explanation. */
export function assertDealMayBecome(current: ModerationStatus, next: ModerationStatus): void {
  if (!NEXT[current].includes(next)) throw new DealStateForbids({ currentState: current }, DECIDED[current]);
}

/**
 * Rejects with `request.invalid`: an end in the past or before the start, and a start before today in Nepal
 * unless it is unchanged.
 * @param unchangedStart stored start of the deal
 */
export function assertDates(
  dates: { startDate: Date; endDate: Date },
  now: Date,
  unchangedStart?: Date,
): void {
  if (dates.endDate <= now) throw reject('endDate', 'End date must be in the future');
  if (dates.endDate <= dates.startDate) throw reject('endDate', 'End date must be after the start date');
  const isUnchanged = unchangedStart?.getTime() === dates.startDate.getTime();
  if (!isUnchanged && dates.startDate < startOfNepalDay(nepalDay(now)))
    throw reject('startDate', 'Start date cannot be before today');
}

const LEAST_PREPAID_MS = 30 * 86_400_000;

/** Rejects a prepaid deal that runs for fewer than 30 days with `request.invalid`, because its codes must be usable (OR4). */
export function assertRunsLongEnough(deal: { saleMode: SaleMode; startDate: Date; endDate: Date }): void {
  // The end is the last millisecond of its day.
  const runsMs = deal.endDate.getTime() + 1 - deal.startDate.getTime();
  if (deal.saleMode === 'prepaid' && runsMs < LEAST_PREPAID_MS)
    throw reject('endDate', 'A deal that is bought in advance must run for at least 30 days');
}

/** Rejects deleting a deal that was ever approved with `deal.was-live` (409). */
export function assertDeletable(deal: Pick<Deal, 'firstApprovedAt'>): void {
  if (deal.firstApprovedAt !== null) throw new DealWasLive();
}

/** Placements that require a photo. The hero of the home page shows a drawing for a deal without one. */
const PLACES_WITH_PHOTO: readonly FeaturedPlace[] = ['specials', 'featured'];

/** Rejects a deal without a photo with `deal.photo-required` (409) if the placement requires one. */
export function assertHasPhoto({ image }: Pick<Deal, 'image'>, place: FeaturedPlace = 'featured'): void {
  if (image === null && PLACES_WITH_PHOTO.includes(place)) throw new DealPhotoRequired();
}

/** No change is requested: state after a new submission or a decision. */
export const NOT_ASKED = { askedAt: null, askedReasons: [], askedNote: null };
