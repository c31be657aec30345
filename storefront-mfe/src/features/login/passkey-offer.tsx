import { passkeysApi } from 'shared-ui/api/passkeys';
import { describeFailure, useLanguage, useTexts } from 'shared-ui/i18n';
import { useToast } from 'shared-ui/platform';
import { AddPasskey, Button, passkeyTexts } from 'shared-ui/ui';
import styles from './passkey-offer.module.css';

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
