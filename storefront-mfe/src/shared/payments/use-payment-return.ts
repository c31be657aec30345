import { useEffect, useState } from 'react';
import { api, isApiFailure, useAppDispatch, type AppDispatch } from 'shared-ui/store';
import { paymentsApi, type PaymentView } from 'shared-ui/api/payments';
import { isQuerying, isOver, delayAfterMs, returnStateOf, type Look, type ReturnState } from './return-state';

/** What a payment may have changed. */
const CHANGED = [
  'Cart',
  'Deal',
  'Invoice',
  'Notification',
  'Order',
  'OwnMembership',
  'Pass',
  'PlanOrder',
  'Points',
  'Session',
  'Subscription',
] as const;

const { paymentsConfirm, paymentsOne } = paymentsApi.endpoints;

const ask = (dispatch: AppDispatch, id: string, body: Record<string, string>): Promise<PaymentView> =>
  dispatch(paymentsConfirm.initiate({ id, body })).unwrap();

const see = (dispatch: AppDispatch, id: string): Promise<PaymentView> =>
  dispatch(paymentsOne.initiate({ id }, { forceRefetch: true, subscribe: false })).unwrap();

async function lookAgain(
  dispatch: AppDispatch,
  id: string,
  query: Record<string, string>,
  last: Look,
): Promise<Look> {
  const looks = last.looks + 1;
  try {
    const payment = await (isQuerying(last) ? ask(dispatch, id, query) : see(dispatch, id));
    return { payment, looks };
  } catch (fieldError) {
    return { payment: last.payment, failure: isApiFailure(fieldError) ? fieldError : undefined, looks };
  }
}

/**
 * What became of a payment, looked at again and again until it is over: first the gateway is asked, then we are.
 * @param search the query that the gateway sent the browser back with
 */
export function usePaymentReturn(
  id: string,
  search: string,
): { state: ReturnState; payment: PaymentView | undefined } {
  const dispatch = useAppDispatch();
  const [look, setLook] = useState<Look>({ looks: 0 });
  const isSilent = search === '';
  const state = returnStateOf(look, isSilent);

  useEffect(() => {
    const query = Object.fromEntries(new URLSearchParams(search));
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const go = async (last: Look): Promise<void> => {
      const next = await lookAgain(dispatch, id, query, last);
      if (!isWanted) return;
      setLook(next);
      if (isOver(returnStateOf(next, isSilent))) dispatch(api.util.invalidateTags([...CHANGED]));
      else timer = setTimeout(() => void go(next), delayAfterMs(next.looks));
    };
    void go({ looks: 0 });
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [dispatch, id, search, isSilent]);

  return { state, payment: look.payment };
}
