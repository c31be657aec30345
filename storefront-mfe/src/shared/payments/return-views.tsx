import type { PaymentView } from 'shared-ui/api/payments';
import { gatewayName } from 'shared-ui/format';
import { useLanguage, useTexts } from 'shared-ui/i18n';
import { Alert, Button, ButtonLink } from 'shared-ui/ui';
import { continueAt } from './continue-at';
import { type Gateway } from './gateways';
import { paymentTexts } from './texts';
import styles from './payment-return.module.css';
import { ReturnCard } from './return-card';
import { usePay, type PayAgain } from './use-pay';

interface WaitingProps {
  state: 'asking' | 'waiting' | 'left' | 'checking';
  payment: PaymentView | undefined;
  again: PayAgain | null;
}

/** Payment whose result is not known yet. */
export function WaitingPayment({ state, payment, again }: WaitingProps) {
  const t = useTexts(paymentTexts);
  const language = useLanguage();
  const gateway = payment ? gatewayName(payment.gateway, language) : '';
  const redirect = payment?.redirect;
  return (
    <ReturnCard
      tone="waiting"
      title={t(state, { gateway })}
      text={t(`${state}Text`)}
      actions={
        redirect && (
          <>
            <Button variant="tint" onClick={() => continueAt(redirect)}>
              {t('continueAt', { gateway })}
            </Button>
            {again && (
              <ButtonLink to={again.otherWay} variant="text">
                {t('otherWay')}
              </ButtonLink>
            )}
          </>
        )
      }
    >
      {state !== 'asking' && <p className={styles.text}>{t('mayClose')}</p>}
    </ReturnCard>
  );
}

const noWay = () => Promise.reject(new Error('This cannot be paid again.'));

interface UnpaidProps {
  state: 'failed' | 'canceled' | 'refunded';
  payment: PaymentView;
  again: PayAgain | null;
}

/** Returns the text for a failed payment: cards and transfers have their own. */
const failedText = (gateway: Gateway) => {
  if (gateway === 'stripe') return 'failedCardText';
  return gateway === 'bank-transfer' ? 'failedTransferText' : 'failedStateText';
};

/** Failed, canceled or refunded payment: the reason and a way to pay again. */
export function UnpaidPayment({ state, payment, again }: UnpaidProps) {
  const t = useTexts(paymentTexts);
  const { busy, failure, pay } = usePay(again?.open ?? noWay);
  const gateway = gatewayName(payment.gateway, useLanguage());
  const text = {
    failed: failedText(payment.gateway),
    canceled: 'canceledText',
    refunded: 'refundedText',
  } as const;
  return (
    <ReturnCard
      tone="bad"
      title={t(state)}
      text={t(text[state], { gateway })}
      actions={
        again && (
          <>
            <Button aria-disabled={busy} onClick={() => void pay(payment.gateway)}>
              {t(busy ? 'paying' : 'tryAgain')}
            </Button>
            <ButtonLink to={again.otherWay} variant="tint">
              {t('otherWay')}
            </ButtonLink>
          </>
        )
      }
    >
      {failure && (
        <Alert tone="error" title={t('payFailed')} live>
          {failure}
        </Alert>
      )}
    </ReturnCard>
  );
}

export function MissingPayment() {
  const t = useTexts(paymentTexts);
  return (
    <ReturnCard
      tone="bad"
      title={t('missing')}
      text={t('missingText')}
      actions={<ButtonLink to="/dashboard">{t('account')}</ButtonLink>}
    />
  );
}

/** Message after the session has expired: signing in continues the payment. */
export function SignedOutPayment({ paymentId, search }: { paymentId: string; search: string }) {
  const t = useTexts(paymentTexts);
  const here = `/checkout/return/${paymentId}${search}`;
  return (
    <ReturnCard
      tone="waiting"
      title={t('signedOut')}
      text={t('signedOutText')}
      actions={<ButtonLink to={`/login?returnTo=${encodeURIComponent(here)}`}>{t('signIn')}</ButtonLink>}
    />
  );
}
