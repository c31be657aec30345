import type { HonourCaseView } from '../../store/api/honour';
import type { Format, TextKey, Translate } from '../../platform/i18n';
import type english from './texts.en.json';

export type CaseTranslate = Translate<TextKey<typeof english>>;

/** Returns what the customer asked for, such as "Rs. 280 back". */
export const askedText = (
  { asked, mostAmount }: Pick<HonourCaseView, 'asked' | 'mostAmount'>,
  t: CaseTranslate,
  format: Format,
): string =>
  asked === 'money' && mostAmount > 0
    ? t('wants_moneyOf', { amount: format.money(mostAmount) })
    : t(`wants_${asked}`);

export interface Remedy {
  kind: 'again' | 'pay-back';
  amount: number | null;
}

/** Key of a remedy: money of a bought code is refunded, money of others is paid in points. */
export const remedyKey = (kind: Remedy['kind'], isBought: boolean) =>
  kind === 'again' ? kind : (`pay-back_${isBought ? 'refund' : 'points'}` as const);

/** Returns an offered or decided remedy, such as "Points worth Rs. 280". */
export const remedyText = (
  { kind, amount }: Remedy,
  isBought: boolean,
  t: CaseTranslate,
  format: Format,
): string => t(`remedy_${remedyKey(kind, isBought)}`, { amount: format.money(amount ?? 0) });
