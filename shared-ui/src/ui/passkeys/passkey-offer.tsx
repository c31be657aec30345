import { passkeysApi } from '../../store/api/generated/passkeys';
import { describeFailure, useLanguage, useTexts } from '../../platform/i18n';
import { Button } from '../kit';
import { useToast } from '../../platform/toast/use-toast';
import { AddPasskey } from './add-passkey';
import styles from './passkeys.module.css';
import { passkeyTexts } from './texts';

/** Offers a passkey to an owner who just signed in. @param onEnd whatever the answer is */
export function PasskeyOffer({ onEnd }: { onEnd: () => void }) {
  const t = useTexts(passkeyTexts);
  const language = useLanguage();
  const toast = useToast();
  const [decline, { isLoading }] = passkeysApi.usePasskeysDeclineOfferMutation();
  const refuse = async (): Promise<void> => {
    try {
      await decline({}).unwrap();
    } catch (failure) {
      const text = await describeFailure(failure, language, t('offerLaterText'));
      toast({ kind: 'error', title: t('offerFailed'), text });
    }
    onEnd();
  };
  return (
    <div className={styles.step}>
      <p>{t('offerText')}</p>
      <AddPasskey wide onAdded={onEnd} />
      <Button variant="outline" wide onClick={onEnd}>
        {t('offerLater')}
      </Button>
      <Button variant="text" disabled={isLoading} onClick={() => void refuse()}>
        {t('offerNever')}
      </Button>
    </div>
  );
}
