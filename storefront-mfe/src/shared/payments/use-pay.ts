import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'shared-ui/router';
import { rememberLanguage } from 'shared-ui/store';
import type { PaymentView } from 'shared-ui/api/payments';
import { describeFailure, useLanguage, useTexts } from 'shared-ui/i18n';
import { continueAt } from './continue-at';
import { type Gateway } from './gateways';
import { paymentTexts } from './texts';

/** Opens a payment at a gateway; throws the API's rejection. Opening again answers what is open, so that repeating it is harmless. */
export type OpenPayment = (gateway: Gateway) => Promise<PaymentView>;

/** How something is paid once more. */
export interface PayAgain {
  open: OpenPayment;
  /** Where another way to pay is chosen. */
  otherWay: string;
}

export interface Paying {
  busy: boolean;
  /** Why it could not be started, in the reader's language. */
  failure: string | null;
  pay(gateway: Gateway): Promise<void>;
}

/** Pays: leads to the gateway's page, or where there is none to the page that says what to do. */
export function usePay(open: OpenPayment): Paying {
  const t = useTexts(paymentTexts);
  const language = useLanguage();
  const navigate = useNavigate();
  // Two presses within one frame see the same state.
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
      // Gateways send back to an address without a language.
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
