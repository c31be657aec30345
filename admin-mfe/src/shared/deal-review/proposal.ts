import type { ManagedDealView } from 'shared-ui/api/admin';
import { constrainedFields, type ConstrainedField } from 'shared-ui/platform';

/** Fields in the order of the deal's page. */
const ORDER = [
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
  'branchIds',
  'venue',
] as const;

/** Fields of the form that are not compared: `photos` shows the picture, and an admin confirms the item separately. */
const APART = ['vendorId', 'image', 'priceItemId'] as const;

type FormField = ConstrainedField<'CreateDealDto'>;
export type ComparedField = (typeof ORDER)[number] | Exclude<FormField, (typeof APART)[number]>;

const isOther = (field: FormField): field is Exclude<FormField, (typeof APART)[number]> =>
  !(ORDER as readonly string[]).includes(field) && !(APART as readonly string[]).includes(field);

/** Fields compared by admins: all that a business fills in. */
export const COMPARED: readonly ComparedField[] = [
  ...ORDER,
  ...constrainedFields('CreateDealDto').filter(isOther),
];

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
