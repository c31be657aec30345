import type { Format, TextKey, Translate } from 'shared-ui/i18n';
import type { PassValidity } from '../deal-fields';
import type english from '../texts.en.json';

const DAY = 24;

/** Formats the validity of a code. */
export const validityWords = (
  hours: PassValidity,
  t: Translate<TextKey<typeof english>>,
  format: Format,
): string =>
  hours === DAY
    ? t('validityHours', { hours: format.number(hours) })
    : t('validityDays', { days: format.number(hours / DAY) });
