import { useState } from 'react';
import {
  useCasesAcceptOfferMutation,
  useCasesRefuseOfferMutation,
  type HonourCaseView,
} from '../../../store/api/honour';
import { useFormat, useTexts } from '../../../platform/i18n';
import { useDecision } from '../../../platform/decision';
import { Button, Card, ConfirmDialog } from '../../kit';
import styles from './case-actions.module.css';
import { remedyKey, remedyText } from '../remedy-text';
import { caseTexts } from '../texts';

function TurnDown({ id, onClose }: { id: string; onClose(): void }) {
  const t = useTexts(caseTexts);
  const { busy, decide } = useDecision();
  const [refuse] = useCasesRefuseOfferMutation();
  async function send(): Promise<void> {
    const isDone = await decide(
      id,
      (key) => refuse({ id, 'Idempotency-Key': key }).unwrap(),
      { kind: 'success', title: t('refused') },
      t('refuseFailed'),
    );
    if (isDone) onClose();
  }
  return (
    <ConfirmDialog
      open
      title={t('refuseTitle')}
      text={t('refuseText')}
      confirm={t('refuseConfirm')}
      cancel={t('refuseKeep')}
      busy={busy}
      onConfirm={() => void send()}
      onClose={onClose}
    />
  );
}

/** Offer of the business, which the customer accepts or turns down. */
export function OfferCard({ shown }: { shown: HonourCaseView }) {
  const t = useTexts(caseTexts);
  const format = useFormat();
  const { busy, decide } = useDecision();
  const [accept] = useCasesAcceptOfferMutation();
  const [isRefusing, setRefusing] = useState(false);
  const { id, offer, allowed, isBought, dueAt } = shown;
  if (!offer || !allowed.includes('accept-offer')) return null;
  const send = () =>
    decide(
      id,
      (key) => accept({ id, 'Idempotency-Key': key }).unwrap(),
      { kind: 'success', title: t('accepted'), text: t('acceptedText') },
      t('acceptFailed'),
    );
  return (
    <Card className={styles.offer}>
      <h2 className={styles.title}>{t('offerTitle', { remedy: remedyText(offer, isBought, t, format) })}</h2>
      <p>{t(`offer_${remedyKey(offer.kind, isBought)}`)}</p>
      <div className={styles.buttons}>
        <Button disabled={busy} onClick={() => void send()}>
          {t('accept')}
        </Button>
        <Button variant="outline" disabled={busy} onClick={() => setRefusing(true)}>
          {t('refuse')}
        </Button>
      </div>
      {dueAt && <p className={styles.small}>{t('offerSilence', { when: format.dateTime(dueAt) })}</p>}
      {isRefusing && <TurnDown id={id} onClose={() => setRefusing(false)} />}
    </Card>
  );
}
