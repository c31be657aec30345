import type { DealBranchView, DealPageView, DealTermsView } from 'shared-ui/api/deals';
import { inLanguage, type Format, type TextKey, type Translate } from 'shared-ui/i18n';
import { BOUGHT_GOOD_FOR_DAYS, isCutAtEnd } from '../../../shared/bought-codes/bought-codes';
import { formatTime } from 'shared-ui/format';
import type english from '../texts.en.json';

type T = Translate<TextKey<typeof english>>;

export interface DealWithTerms {
  saleMode: 'counter' | 'prepaid';
  endDate: string;
  taxes: DealPageView['taxes'];
  taxRates: DealPageView['taxRates'];
  sumToPay: number;
  terms: DealTermsView;
  branches: readonly Pick<DealBranchView, 'name'>[];
  venue: Pick<NonNullable<DealPageView['venue']>, 'name' | 'nameNe'> | null;
}

const DAY = 24;
const WEEK = 7;

/** Formats a time of day such as '18:30' in the visitor's language; the date is arbitrary. */
export const clockText = (clock: string, { language }: Format): string =>
  formatTime(`2026-01-01T${clock}:00+05:45`, language).replace(/:(00|००)(?= |$)/, '');

function boughtValidity(endDate: string, t: T, format: Format, now: Date): string {
  return isCutAtEnd(endDate, now)
    ? t('termBoughtUntil', { day: format.date(endDate) })
    : t('termBoughtDays', { count: BOUGHT_GOOD_FOR_DAYS });
}

function passValidity(hours: number, t: T): string {
  return hours > DAY && hours % DAY === 0
    ? t('termPassValidityDays', { count: hours / DAY })
    : t('termPassValidityHours', { count: hours });
}

function visitTerms(
  { weekdays, hoursFrom, hoursUntil, blackoutDates }: DealTermsView,
  t: T,
  format: Format,
): string[] {
  const sentences: string[] = [];
  if (weekdays && weekdays.length < WEEK) {
    const days = weekdays.map((day) => format.weekday(day));
    sentences.push(t('termWeekdays', { days: days.join(', ') }));
  }
  if (hoursFrom && hoursUntil) {
    const range = { from: clockText(hoursFrom, format), until: clockText(hoursUntil, format) };
    sentences.push(t('termHours', range));
  }
  if (blackoutDates && blackoutDates.length > 0) {
    const days = blackoutDates.map((day) => format.day(`${day}T12:00:00+05:45`));
    sentences.push(t('termBlackoutDates', { days: days.join(', ') }));
  }
  return sentences;
}

function billTerms({ minimumBill, partySize }: DealTermsView, t: T, format: Format): string[] {
  const sentences: string[] = [];
  if (minimumBill) sentences.push(t('termMinimumBill', { amount: format.money(minimumBill) }));
  if (partySize) sentences.push(t('termPartySize', { count: partySize }));
  return sentences;
}

function limitTerms({ redemptionLimit, totalLimit, dailyLimit }: DealTermsView, t: T): string[] {
  const sentences: string[] = [];
  if (redemptionLimit) sentences.push(t('termRedemptionLimit', { count: redemptionLimit }));
  if (totalLimit) sentences.push(t('termTotalLimit', { count: totalLimit }));
  if (dailyLimit) sentences.push(t('termDailyLimit', { count: dailyLimit }));
  return sentences;
}

function paymentTerm({ taxes, taxRates, sumToPay }: DealWithTerms, t: T, format: Format): string {
  if (taxes === 'included') return t('termPayment');
  return t(taxes === 'vat-extra' ? 'termPaymentVat' : 'termPaymentBoth', {
    service: taxRates.serviceCharge,
    vat: taxRates.vat,
    amount: format.money(sumToPay),
  });
}

/** Terms of a deal as sentences, which depend on its sale mode. */
export function termsOf(deal: DealWithTerms, t: T, format: Format, now = new Date()): string[] {
  const isBought = deal.saleMode === 'prepaid';
  const { terms, branches, venue } = deal;
  const places = venue
    ? inLanguage(format.language, venue.name, venue.nameNe)
    : branches.map(({ name }) => name).join(', ');
  return [
    t('termValidUntil', { day: format.date(deal.endDate) }),
    ...limitTerms(terms, t),
    isBought ? boughtValidity(deal.endDate, t, format, now) : passValidity(terms.passValidityHours, t),
    ...visitTerms(terms, t, format),
    ...billTerms(terms, t, format),
    ...(places ? [t('termBranches', { branches: places })] : []),
    isBought ? t('termPaidHere') : paymentTerm(deal, t, format),
    t(isBought ? 'termBoughtOnce' : 'termOnce'),
  ];
}
