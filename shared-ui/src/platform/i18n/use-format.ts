import { useMemo } from 'react';
import { useLanguage } from './use-language';
import {
  discountBadge,
  formatDate,
  formatDateTime,
  formatDay,
  formatDistance,
  formatHour,
  formatNextHour,
  formatMoney,
  formatNumber,
  formatPlanPrice,
  formatRating,
  formatShortDate,
  formatSoon,
  formatTime,
  formatWeekday,
  type DiscountOffer,
  type Language,
  type Moment,
} from '../../format';

const bind = (language: Language) => ({
  language,
  number: (value: number) => formatNumber(value, language),
  rating: (average: number) => formatRating(average, language),
  money: (rupees: number) => formatMoney(rupees, language),
  planPrice: (rupees: number) => formatPlanPrice(rupees, language),
  date: (moment: Moment) => formatDate(moment, language),
  day: (moment: Moment) => formatDay(moment, language),
  shortDate: (moment: Moment) => formatShortDate(moment, language),
  time: (moment: Moment) => formatTime(moment, language),
  dateTime: (moment: Moment) => formatDateTime(moment, language),
  soon: (moment: Moment, now: Date | null) => formatSoon(moment, language, now),
  hour: (moment: Moment) => formatHour(moment, language),
  nextHour: (moment: Moment, now: Date | null) => formatNextHour(moment, language, now),
  distance: (metres: number) => formatDistance(metres, language),
  weekday: (weekday: number, width?: 'long' | 'short') => formatWeekday(weekday, language, width),
  badge: (offer: DiscountOffer) => discountBadge(offer, language),
});

export type Format = ReturnType<typeof bind>;

/** Returns the formatting functions, bound to the current language. */
export function useFormat(): Format {
  const language = useLanguage();
  return useMemo(() => bind(language), [language]);
}
