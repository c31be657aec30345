export { discountBadge, type BadgeKind, type DiscountBadge, type DiscountOffer } from './badge';
export { bikramSambatOf } from './bikram-sambat';
export { readBundle, type Bundle } from './bundle';
export { groupCode } from './code';
export {
  formatDate,
  formatDateTime,
  formatDay,
  formatMonth,
  formatShortDate,
  formatSoon,
  formatTime,
  type Moment,
} from './date';
export { toAsciiDigits, toDevanagari } from './digits';
export { typedFigures, typedNumber } from './typed-number';
export { computeDiscountedPrice, parseHundredths, type DiscountType } from './discount';
export { fiscalYearOf, type FiscalYear } from './fiscal-year';
export type { Language } from './language';
export { looksLikeEmail } from './looks-like-email';
export { formatMoney, formatPaisa, formatPlanPrice } from './money';
export {
  addNepalDays,
  endOfNepalDay,
  fromDayText,
  nepalClockOf,
  nepalDayOf,
  nepalDaysBetween,
  startOfNepalDay,
  toDayText,
  type NepalDay,
} from './nepal-day';
export { formatNumber, formatRating } from './number';
export { openingLines } from './opening-hours';
export { formatWeekday } from './weekday';
export { BOUGHT_GOOD_FOR_DAYS, isCutAtEnd, lastDayToUse } from './bought-codes';
export { urgencyOf, type Urgency } from './urgency';
