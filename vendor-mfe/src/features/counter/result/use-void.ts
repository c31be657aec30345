import type { CounterPassView } from 'shared-ui/api/counter';
import { useRedemptionsVoidMutation } from 'shared-ui/api/redemptions';
import { describeFailure, useLanguage, useTexts } from 'shared-ui/i18n';
import { useToast, useSubmissionKeys } from 'shared-ui/platform';
import { counterTexts } from '../texts';

/** Takes an acceptance back; answers the pass when that worked. */
export function useVoid() {
  const t = useTexts(counterTexts);
  const language = useLanguage();
  const toast = useToast();
  const keys = useSubmissionKeys();
  const [send, { isLoading }] = useRedemptionsVoidMutation();

  async function takeBack(id: string, reason: string): Promise<CounterPassView | null> {
    try {
      const pass = await send({
        id,
        voidDto: { reason },
        'Idempotency-Key': keys.keyFor({ id, reason }),
      }).unwrap();
      keys.ended();
      return pass;
    } catch (failure) {
      keys.ended(failure);
      const text = await describeFailure(failure, language, t('voidFailedText'));
      toast({ kind: 'error', title: t('voidFailed'), text });
      return null;
    }
  }

  return { busy: isLoading, takeBack };
}
