import { useRedemptionsVoidMutation } from 'shared-ui/api/redemptions';
import { describeFailure, useLanguage, useTexts } from 'shared-ui/i18n';
import { useToast } from 'shared-ui/kit';
import { counterTexts } from './texts';

/** Takes an acceptance back; true when that worked. */
export function useVoid() {
  const t = useTexts(counterTexts);
  const language = useLanguage();
  const toast = useToast();
  const [send, { isLoading }] = useRedemptionsVoidMutation();

  async function takeBack(id: string, reason: string): Promise<boolean> {
    try {
      await send({ id, voidDto: { reason } }).unwrap();
      toast({ kind: 'success', title: t('voidDone'), text: t('voidDoneText') });
      return true;
    } catch (failure) {
      const text = await describeFailure(failure, language, t('voidFailedText'));
      toast({ kind: 'error', title: t('voidFailed'), text });
      return false;
    }
  }

  return { busy: isLoading, takeBack };
}
