import { passkeysApi } from 'shared-ui/api/passkeys';
import { useTexts } from 'shared-ui/i18n';
import { useDecision } from 'shared-ui/platform';
import { Button, passkeyTexts } from 'shared-ui/ui';
import { AddPasskey } from '../../shared/passkeys/add-passkey';
import styles from './passkey-offer.module.css';

/**
 * Offers a passkey to an owner who just signed in.
 * @param onEnd called after either choice
 */
export function PasskeyOffer({ onEnd }: { onEnd: () => void }) {
  const t = useTexts(passkeyTexts);
  const { busy, decide } = useDecision();
  const [decline] = passkeysApi.usePasskeysDeclineOfferMutation();
  const declineOffer = async (): Promise<void> => {
    const failed = { title: t('offerFailed'), text: t('offerLaterText') };
    await decide('decline', () => decline({}).unwrap(), undefined, failed);
    onEnd();
  };
  return (
    <div className={styles.step}>
      <p>{t('offerText')}</p>
      <AddPasskey wide onAdded={onEnd} />
      <Button variant="outline" wide onClick={onEnd}>
        {t('offerLater')}
      </Button>
      <Button variant="text" disabled={busy} onClick={() => void declineOffer()}>
        {t('offerNever')}
      </Button>
    </div>
  );
}
