import type { BrandPageView } from 'shared-ui/api/brands';
import type { TextKey, Translate } from 'shared-ui/i18n';
import type english from './texts.en.json';

type T = Translate<TextKey<typeof english>>;

const OUTCOMES = ['settled', 'forCustomer', 'forBusiness', 'withdrawn'] as const;

/** How complaints ended: only outcomes that occurred, and the median of the days. */
export function endedLine(ended: NonNullable<BrandPageView['endedCases']>, t: T): string {
  const outcomes = OUTCOMES.filter((outcome) => ended[outcome] > 0)
    .map((outcome) => t(outcome, { count: ended[outcome] }))
    .join(', ');
  return `${t('ended', { outcomes })} ${t('median', { count: ended.medianDays })}`;
}
