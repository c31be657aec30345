import { useRef, useState } from 'react';
import type { CartView } from 'shared-ui/api/cart';
import { ordersApi, useOrdersPlaceMutation, type PlaceOrderDto } from 'shared-ui/api/orders';
import { describeFailure, useFormat, useTexts } from 'shared-ui/i18n';
import { useNavigate } from 'shared-ui/router';
import { isApiFailure, useAppDispatch } from 'shared-ui/store';
import { useSubmissionKeys } from 'shared-ui/platform';
import { checkoutTexts } from './texts';

interface Rejection {
  kind: 'changed' | 'refused';
  text: string;
}

interface Placing {
  busy: boolean;
  rejection: Rejection | null;
  place(cart: CartView, usePoints: boolean): Promise<void>;
}

/** Creates the request for an order from the available lines of a cart. */
export const orderOf = ({ lines, total }: CartView, usePoints: boolean): PlaceOrderDto => ({
  items: lines.flatMap(({ id, quantity }) => (quantity > 0 ? [{ dealId: id, quantity }] : [])),
  usePoints,
  expectedTotal: total,
});

/**
 * Places the order and opens its payment page. Repeated presses and retries after a lost response create one order.
 * @param again refetches the prices after a rejection, so that the page shows the current ones
 */
export function usePlaceOrder(again: () => Promise<CartView | undefined>): Placing {
  const t = useTexts(checkoutTexts);
  const format = useFormat();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const keys = useSubmissionKeys();
  const [send] = useOrdersPlaceMutation();
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [rejection, setRejection] = useState<Rejection | null>(null);

  async function explain(fieldError: unknown): Promise<Rejection> {
    const reason = await describeFailure(fieldError, format.language, t('refusedText'));
    const isOpen = isApiFailure(fieldError) && fieldError.code === 'order.open';
    // The open order that blocks this one is shown above, with its actions.
    if (isOpen) dispatch(ordersApi.util.invalidateTags(['Order']));
    const isRejected = !isOpen && isApiFailure(fieldError) && fieldError.status === 409;
    const now = isRejected ? await again() : undefined;
    return now
      ? { kind: 'changed', text: t('changedText', { reason, total: format.money(now.total) }) }
      : { kind: 'refused', text: reason };
  }

  async function place(cart: CartView, usePoints: boolean): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setRejection(null);
    const placeOrderDto = orderOf(cart, usePoints);
    const done = await send({ 'Idempotency-Key': keys.keyFor(placeOrderDto), placeOrderDto });
    keys.ended(done.error);
    if (done.data) return navigate(`/checkout/pay/${done.data.id}`, { replace: true });
    setRejection(await explain(done.error));
    underWay.current = false;
    setBusy(false);
  }

  return { busy, rejection, place };
}
