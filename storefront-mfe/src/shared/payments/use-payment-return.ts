import { useEffect, useState } from 'react';
import { api, isApiFailure, useAppDispatch, type AppDispatch } from 'shared-ui/store';
import { paymentsApi, type PaymentView } from 'shared-ui/api/payments';
import { isQuerying, isOver, delayAfterMs, returnStateOf, type Look, type ReturnState } from './return-state';

/** Tags of data that a payment may change. */
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
 * Polls the state of a payment until it is final. The first polls make the server query the gateway, later ones only read the
 * state.
 * @param search the query with which the gateway redirected
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
