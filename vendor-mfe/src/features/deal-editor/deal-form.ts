import type { ManagedDealView } from 'shared-ui/api/vendor-deals';
import { addNepalDays, nepalDayOf, toDayText, type DiscountType } from 'shared-ui/format';

/** What is typed and chosen in the form. Numbers stay text until they are sent. */
export interface DealForm {
  discountType: DiscountType;
  title: string;
  titleNe: string;
  description: string;
  descriptionNe: string;
  /** The path of an uploaded picture. */
  image: string | null;
  originalPrice: string;
  /** Decimal text, or the words of the badge where the shop names the price. */
  discountValue: string;
  /** Only read where the shop names the price. */
  discountedPrice: string;
  /** Days in Nepal: 2026-11-30. */
  startDay: string;
  endDay: string;
  categoryId: number | null;
  locationId: number | null;
  redemptionLimit: string;
  totalLimit: string;
  pointsEarned: string;
}

/** What the form starts from: a deal with the change that waits for review laid over it. */
export type EditedDeal = Pick<ManagedDealView, 'startDate' | 'endDate'> & Partial<ManagedDealView>;

const RUNS_FOR_DAYS = 30;

export function emptyDealForm(now: Date): DealForm {
  const today = nepalDayOf(now);
  return {
    discountType: 'percentage',
    title: '',
    titleNe: '',
    description: '',
    descriptionNe: '',
    image: null,
    originalPrice: '0',
    discountValue: '',
    discountedPrice: '0',
    startDay: toDayText(today),
    endDay: toDayText(addNepalDays(today, RUNS_FOR_DAYS)),
    categoryId: null,
    locationId: null,
    redemptionLimit: '',
    totalLimit: '',
    pointsEarned: '0',
  };
}

const text = (value: string | number | null | undefined): string => value?.toString() ?? '';
const dayOf = (moment: string): string => toDayText(nepalDayOf(new Date(moment)));

/** A deal as it would be with its waiting change. */
export const withPendingChanges = (deal: ManagedDealView): ManagedDealView => ({
  ...deal,
  ...deal.pendingRevision?.changes,
});

export const dealFormOf = (deal: ManagedDealView): DealForm => ({
  discountType: deal.discountType,
  title: deal.title,
  titleNe: text(deal.titleNe),
  description: deal.description,
  descriptionNe: text(deal.descriptionNe),
  image: deal.image,
  originalPrice: text(deal.originalPrice),
  discountValue: deal.discountValue,
  discountedPrice: text(deal.discountedPrice),
  startDay: dayOf(deal.startDate),
  endDay: dayOf(deal.endDate),
  categoryId: deal.categoryId,
  locationId: deal.locationId,
  redemptionLimit: text(deal.redemptionLimit),
  totalLimit: text(deal.totalLimit),
  pointsEarned: text(deal.pointsEarned),
});

/** A new deal like an old one: everything but its days. */
export function similarDealForm(deal: ManagedDealView, now: Date): DealForm {
  const { startDay, endDay } = emptyDealForm(now);
  return { ...dealFormOf(deal), startDay, endDay };
}
