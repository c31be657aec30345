import { Check, Navigation, ReceiptText, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { PassView } from 'shared-ui/api/redemptions';
import { groupCode } from 'shared-ui/format';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { buttonClass, Button, ButtonLink, useNow } from 'shared-ui/ui';
import { directionsTo } from '../../../shared/pass/directions';
import { TimeBar } from '../../../shared/pass/time-bar';
import { useTimeLeft } from '../../../shared/pass/use-time-left';
import { CancelPassDialog } from '../../../shared/passes/cancel-pass-dialog';
import { dealDetailTexts } from '../texts';
import styles from './open-code.module.css';

/** The customer's code, its expiry time and the amount to pay. */
export function OpenCodeFacts({ pass }: { pass: PassView }) {
  const t = useTexts(dealDetailTexts);
  const format = useFormat();
  const now = useNow();
  const left = useTimeLeft(pass.expiresAt);
  return (
    <>
      <div className={styles.head}>
        <span className={styles.tag}>
          <Check size={14} />
          {t('haveCode')}
        </span>
        <b className={styles.left}>{left}</b>
      </div>
      <p className={styles.code}>{groupCode(pass.code)}</p>
      <TimeBar pass={pass} />
      <p className={styles.until}>
        {t('useUntil', { when: format.soon(pass.expiresAt, now) })}{' '}
        {pass.isBought ? t('paidAlready') : t('payAtShop', { amount: format.money(pass.deal.sumToPay) })}
      </p>
    </>
  );
}

/** Directions, and the button to cancel the code. A bought code links to its order for a refund. */
export function OpenCodeActions({ pass }: { pass: PassView }) {
  const t = useTexts(dealDetailTexts);
  const [leaving, setLeaving] = useState(false);
  const directions = directionsTo(pass.deal.branches);
  return (
    <div className={styles.actions}>
      {directions && (
        <a
          href={directions}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ size: 'small' }, styles.action)}
        >
          <Navigation size={16} />
          {t('directions')}
        </a>
      )}
      {pass.isBought ? (
        <ButtonLink to="/dashboard/orders" size="small" className={styles.action}>
          <ReceiptText size={16} />
          {t('refund')}
        </ButtonLink>
      ) : (
        <Button size="small" className={styles.action} onClick={() => setLeaving(true)}>
          <RotateCcw size={16} />
          {t('giveBack')}
        </Button>
      )}
      {leaving && <CancelPassDialog pass={pass} onClose={() => setLeaving(false)} />}
    </div>
  );
}

/** Summary of the code in one line, beside the button on phones. */
export function OpenCodeLine({ pass }: { pass: PassView }) {
  const t = useTexts(dealDetailTexts);
  const left = useTimeLeft(pass.expiresAt);
  return (
    <p className={styles.line}>
      <b>{t('haveCode')}</b>
      <span>{left}</span>
    </p>
  );
}
