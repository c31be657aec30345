export { discountBadge, type BadgeKind, type DiscountBadge, type DiscountOffer } from './deals/badge';
export { bikramDay } from './calendar/bikram-day';
export { bikramSambatOf } from './calendar/bikram-sambat';
export { readBundle, type Bundle } from './deals/bundle';
export { GATEWAYS, gatewayName, type GatewayName } from './payments/gateways';
export { groupCode } from './numbers/code';
export {
  formatDate,
  formatDateTime,
  formatDay,
  formatMonth,
  formatShortDate,
  formatSoon,
  formatHour,
  formatNextHour,
  formatTime,
  type Moment,
} from './calendar/date';
export { toAsciiDigits, toDevanagari } from './numbers/digits';
export { typedFigures, typedNumber } from './numbers/typed-number';
export type { Language } from './language';
export { looksLikeEmail } from './looks-like-email';
export { formatMoney, formatPaisa, formatPlanPrice } from './numbers/money';
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
} from './calendar/nepal-day';
export { formatDistance } from './numbers/distance';
export { formatNumber, formatRating } from './numbers/number';
export { formatWeekday } from './calendar/weekday';
export { urgencyOf, type Urgency } from './deals/urgency';
export { brand } from './brand/brand';
export { pageTitle } from './brand/page-title';
