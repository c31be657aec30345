import type { ManagedDealView } from 'shared-ui/api/vendor-deals';
import { addNepalDays, nepalDayOf, toDayText } from 'shared-ui/format';
import type { DiscountType } from './price/discount';

/** How long a code is good, in hours. */
export const passValidities = [24, 72, 168, 720] as const;
export type PassValidity = (typeof passValidities)[number];

export const dealTaxes = ['included', 'vat-extra', 'vat-and-service-extra'] as const;
export type DealTaxes = (typeof dealTaxes)[number];

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
  saleMode: 'counter' | 'prepaid';
  /** What the price is without. */
  taxes: DealTaxes;
  passValidityHours: PassValidity;
  pointsEarned: string;
  redemptionLimit: string;
  totalLimit: string;
  dailyLimit: string;
  /** 0 = Sunday; none means every day. */
  weekdays: number[];
  /** 16:30, or nothing. */
  hoursFrom: string;
  hoursUntil: string;
  /** Days in Nepal. */
  blackoutDates: string[];
  minimumBill: string;
  partySize: string;
  /** None means all. */
  branchIds: number[];
}

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
    saleMode: 'counter',
    taxes: 'included',
    passValidityHours: 24,
    pointsEarned: '0',
    redemptionLimit: '',
    totalLimit: '',
    dailyLimit: '',
    weekdays: [],
    hoursFrom: '',
    hoursUntil: '',
    blackoutDates: [],
    minimumBill: '',
    partySize: '',
    branchIds: [],
  };
}

const text = (value: string | number | null | undefined): string => value?.toString() ?? '';
const dayOf = (moment: string): string => toDayText(nepalDayOf(new Date(moment)));

/** A deal as it would be with a change. */
export const withChanges = (
  deal: ManagedDealView,
  changes: Record<string, unknown> | undefined,
): ManagedDealView => ({ ...deal, ...changes });

export const withPendingChanges = (deal: ManagedDealView): ManagedDealView =>
  withChanges(deal, deal.pendingRevision?.changes);

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
  saleMode: deal.saleMode,
  taxes: deal.taxes,
  passValidityHours: deal.passValidityHours as PassValidity,
  pointsEarned: text(deal.pointsEarned),
  redemptionLimit: text(deal.redemptionLimit),
  totalLimit: text(deal.totalLimit),
  dailyLimit: text(deal.dailyLimit),
  weekdays: deal.weekdays ?? [],
  hoursFrom: text(deal.hoursFrom),
  hoursUntil: text(deal.hoursUntil),
  blackoutDates: deal.blackoutDates ?? [],
  minimumBill: text(deal.minimumBill),
  partySize: text(deal.partySize),
  branchIds: deal.branchIds ?? [],
});
