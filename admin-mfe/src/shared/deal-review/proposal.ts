import type { ManagedDealView } from 'shared-ui/api/admin';

/** The fields that an admin compares, in the order of the deal's page. */
export const COMPARED = [
  'title',
  'titleNe',
  'description',
  'descriptionNe',
  'included',
  'includedNe',
  'excluded',
  'excludedNe',
  'image',
  'categoryId',
  'locationId',
  'discountType',
  'discountValue',
  'originalPrice',
  'discountedPrice',
  'saleMode',
  'taxes',
  'priceFor',
  'food',
  'startDate',
  'endDate',
  'redemptionLimit',
  'totalLimit',
  'dailyLimit',
  'pointsEarned',
  'passValidityHours',
  'weekdays',
  'hoursFrom',
  'hoursUntil',
  'blackoutDates',
  'minimumBill',
  'partySize',
  'branchIds',
  'venue',
] as const;

export type ComparedField = (typeof COMPARED)[number];

/** The deal as it would be once the waiting change is approved. */
export const proposedDeal = (deal: ManagedDealView): ManagedDealView => ({
  ...deal,
  ...deal.pendingRevision?.changes,
});

/** The fields a waiting change would alter. */
export const changedFields = (deal: ManagedDealView): ComparedField[] =>
  COMPARED.filter((field) => deal.pendingRevision !== null && field in deal.pendingRevision.changes);

const isEmpty = (value: unknown): boolean =>
  value === null || value === 0 || (Array.isArray(value) && value.length === 0);

/** The fields worth showing of a new deal: those that say something. */
export const filledFields = (deal: ManagedDealView): ComparedField[] =>
  COMPARED.filter((field) => field !== 'image' && !isEmpty(deal[field]));

/** When it was submitted: the change if one waits, else the deal. */
export const submittedAt = (deal: ManagedDealView): string =>
  deal.pendingRevision?.submittedAt ?? deal.submittedAt;
