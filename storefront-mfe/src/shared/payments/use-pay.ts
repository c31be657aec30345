import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'shared-ui/router';
import { rememberLanguage } from 'shared-ui/store';
import type { PaymentView } from 'shared-ui/api/payments';
import { describeFailure, useLanguage, useTexts } from 'shared-ui/i18n';
import { continueAt } from './continue-at';
import { type Gateway } from './gateways';
import { paymentTexts } from './texts';

/** Opens a payment at a gateway; throws the error of the API. A repeated call returns the open payment, so retries are safe. */
export type OpenPayment = (gateway: Gateway) => Promise<PaymentView>;

/** Options for repeating a payment. */
export interface PayAgain {
  open: OpenPayment;
  /** Page for choosing another payment method. */
  otherWay: string;
}

export interface Paying {
  busy: boolean;
  /** Reason why the payment could not be started, in the current language. */
  failure: string | null;
  pay(gateway: Gateway): Promise<void>;
}

/** Starts a payment: opens the gateway's page, or the page with instructions if the gateway has none. */
export function usePay(open: OpenPayment): Paying {
  const t = useTexts(paymentTexts);
  const language = useLanguage();
  const navigate = useNavigate();
  // A ref, because two presses within one frame see the same state.
  const underWay = useRef(false);
  const [busy, showBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const setBusy = (isBusy: boolean): void => {
    underWay.current = isBusy;
    showBusy(isBusy);
  };

  useEffect(() => {
    // Restored from the back/forward cache: reset the busy state.
    const shown = ({ persisted }: PageTransitionEvent) => persisted && setBusy(false);
    addEventListener('pageshow', shown);
    return () => removeEventListener('pageshow', shown);
  }, []);

  async function pay(gateway: Gateway): Promise<void> {
    if (underWay.current) return;
    setBusy(true);
    setFailure(null);
    try {
      const { id, redirect } = await open(gateway);
      // Gateways redirect to an address without a language.
      rememberLanguage(language);
      if (redirect) return continueAt(redirect);
      navigate(`/checkout/return/${id}`);
    } catch (fieldError) {
      setFailure(await describeFailure(fieldError, language, t('payFailedText')));
      setBusy(false);
    }
  }

  return { busy, failure, pay };
}
