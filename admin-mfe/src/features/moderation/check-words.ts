import type { DealCheckView } from 'shared-ui/api/admin';
import { useTexts } from 'shared-ui/i18n';
import { moderationTexts } from './texts';

/** How the outcome of a check reads. */
export function useCheckWords(): (check: DealCheckView) => string {
  const t = useTexts(moderationTexts);
  return ({ code, passed, percent, dealId, words }) =>
    t(`${passed ? 'ok' : 'bad'}_${code}`, {
      percent: String(percent ?? ''),
      id: String(dealId ?? ''),
      words: words.join(', '),
    });
}
