import type { DealCheckView } from 'shared-ui/api/admin';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { moderationTexts } from './texts';

/** Returns the label of a check result. */
export function useCheckLabels(): (check: DealCheckView) => string {
  const t = useTexts(moderationTexts);
  const format = useFormat();
  const shown = (value: number | null): string => (value === null ? '' : format.number(value));
  return ({ code, passed, percent, times, amount, from, dealId, words }) =>
    t(`${passed ? 'ok' : 'bad'}_${code}`, {
      percent: shown(percent),
      times: shown(times),
      amount: amount === null ? '' : format.money(amount),
      date: from === null ? '' : format.date(from),
      id: String(dealId ?? ''),
      words: words.join(', '),
    });
}
