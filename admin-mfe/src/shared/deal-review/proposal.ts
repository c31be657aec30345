import type { ManagedDealView } from 'shared-ui/api/admin';

/** Fields compared by admins, in the order of the deal's page. */
export const COMPARED = [
  'title',
  'titleNe',
  'description',
  'descriptionNe',
  'included',
  'includedNe',
  'excluded',
  'excludedNe',
  'photos',
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

/** Returns the deal with the changes of its pending revision. */
export const proposedDeal = (deal: ManagedDealView): ManagedDealView => ({
  ...deal,
  ...deal.pendingRevision?.changes,
});

const TEXTS: ReadonlySet<ComparedField> = new Set(['title', 'titleNe', 'description', 'descriptionNe']);

/** True for a text, which is compared by words. */
export const isText = (field: ComparedField): boolean => TEXTS.has(field);

/** Fields that the pending revision changes. */
export const changedFields = (deal: ManagedDealView): ComparedField[] =>
  COMPARED.filter((field) => deal.pendingRevision !== null && field in deal.pendingRevision.changes);

/** Parts of the deal card that a revision can change. */
export type CardPart = 'badge' | 'title' | 'price' | 'before' | 'until';

const PART_FIELDS: Readonly<Record<CardPart, readonly ComparedField[]>> = {
  badge: ['discountType', 'discountValue'],
  title: ['title'],
  price: ['discountedPrice'],
  before: ['originalPrice'],
  until: ['endDate'],
};

/**
 * Parts of the card that look different in the pending revision.
 * @param isNepali true if the card shows the Nepali title, if there is one
 */
export function changedParts(deal: ManagedDealView, isNepali: boolean): CardPart[] {
  const proposed = proposedDeal(deal);
  const titleOf = ({ title, titleNe }: ManagedDealView): string => (isNepali && titleNe) || title;
  return (Object.keys(PART_FIELDS) as CardPart[]).filter((part) =>
    part === 'title'
      ? titleOf(deal) !== titleOf(proposed)
      : PART_FIELDS[part].some((field) => deal[field] !== proposed[field]),
  );
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === 0 || (Array.isArray(value) && value.length === 0);

/** Values that the editor starts with. */
const DEFAULTS: Partial<Record<ComparedField, unknown>> = {
  saleMode: 'counter',
  taxes: 'included',
  passValidityHours: 24,
};

/** Fields of a new deal that differ from the defaults. */
export const filledFields = (deal: ManagedDealView): ComparedField[] =>
  COMPARED.filter((field) => !isEmpty(deal[field]) && deal[field] !== DEFAULTS[field]);

/** Submission time of the pending revision, or of the deal. */
export const submittedAt = (deal: ManagedDealView): string =>
  deal.pendingRevision?.submittedAt ?? deal.submittedAt;
