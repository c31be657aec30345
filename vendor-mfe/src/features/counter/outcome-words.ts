import type { Format, TextKey, Translate } from 'shared-ui/i18n';
import { inLanguage } from 'shared-ui/i18n';
import type { CounterPassView } from 'shared-ui/api/counter';
import type { Outcome } from './outcome';
import type english from './texts.en.json';

type Say = Translate<TextKey<typeof english>>;

export interface OutcomeWords {
  readonly title: string;
  readonly text: string;
}

/** The one word, and the one sentence, of an outcome. */
export function wordsOf(outcome: Outcome, t: Say, format: Format): OutcomeWords {
  const title = t(outcome.kind);
  switch (outcome.kind) {
    case 'valid':
      return { title, text: outcome.pass.badge };
    case 'accepted': {
      const { amount, charge, points } = outcome.pass;
      const charged = t('acceptedText', { amount: format.money(amount ?? charge) });
      return { title, text: points > 0 ? `${charged} ${t('points', { count: points })}` : charged };
    }
    case 'expired':
      return { title, text: t('expiredText', { moment: format.dateTime(outcome.pass.expiresAt) }) };
    case 'not-now':
      return { title, text: t(outcome.reason) };
    case 'offline':
      return { title, text: t(outcome.confirming ? 'offlineConfirmText' : 'offlineText') };
    case 'failed':
      return { title, text: outcome.text };
    default:
      return { title, text: t(`${outcome.kind}Text`) };
  }
}

export const dealTitleOf = (pass: CounterPassView, format: Format): string =>
  inLanguage(format.language, pass.dealTitle, pass.dealTitleNe);
