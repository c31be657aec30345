import type { Format, TextKey, Translate } from 'shared-ui/i18n';
import { inLanguage } from 'shared-ui/i18n';
import type { CounterPassView } from 'shared-ui/api/counter';
import type { Outcome } from './outcome';
import type english from '../texts.en.json';

export type Say = Translate<TextKey<typeof english>>;

export interface OutcomeLabels {
  readonly title: string;
  readonly text: string;
  /** Suggested explanation for the customer; undefined if none is needed. */
  readonly say?: string;
}

function textOf(outcome: Outcome, t: Say, format: Format): string {
  switch (outcome.kind) {
    case 'valid':
      return t('validText', { amount: format.money(outcome.pass.charge) });
    case 'accepted': {
      const { amount, charge, points, pointsWithheld } = outcome.pass;
      const charged = t('acceptedText', { amount: format.money(amount ?? charge) });
      if (pointsWithheld) return `${charged} ${t(`noPoints_${pointsWithheld}`)}`;
      return points > 0 ? `${charged} ${t('points', { count: points })}` : charged;
    }
    case 'taken-back': {
      const { points } = outcome.pass;
      return points > 0 ? t('pointsBack', { count: points }) : t('taken-backText');
    }
    case 'expired':
      return t('expiredText', { moment: format.dateTime(outcome.pass.expiresAt) });
    case 'bill-too-small':
      return t('bill-too-smallText', { amount: format.money(outcome.pass.minimumBill ?? 0) });
    case 'party-too-small':
      return t('party-too-smallText', { count: outcome.pass.partySize ?? 0 });
    case 'offline':
      return t(outcome.confirming ? 'offlineConfirmText' : 'offlineText');
    case 'failed':
      return outcome.text;
    case 'accepted-offline':
      if (outcome.notUndone) return t(`notUndone_${outcome.notUndone}`);
      return t('accepted-offlineText', { amount: format.money(outcome.entry.amount) });
    case 'used-here':
      return t('used-hereText', { moment: format.dateTime(new Date(outcome.earlier?.at ?? 0)) });
    default:
      return t(`${outcome.kind}Text`);
  }
}

function sayOf({ kind }: Outcome, t: Say): string | undefined {
  switch (kind) {
    case 'valid':
    case 'accepted':
    case 'failed':
    case 'mistyped':
    case 'accepted-offline':
    case 'withdrawn':
      return undefined;
    default:
      return t(`${kind}Say`);
  }
}

/** Title, sentence and explanation for the customer of an outcome. */
export const labelsOf = (outcome: Outcome, t: Say, format: Format): OutcomeLabels => ({
  title: t(outcome.kind),
  text: textOf(outcome, t, format),
  say: sayOf(outcome, t),
});

export const dealTitleOf = (pass: CounterPassView, format: Format): string =>
  inLanguage(format.language, pass.dealTitle, pass.dealTitleNe);
