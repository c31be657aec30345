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

/** What stands in a cart and can be had. */
export const orderOf = ({ lines, total }: CartView, usePoints: boolean): PlaceOrderDto => ({
  items: lines.flatMap(({ id, quantity }) => (quantity > 0 ? [{ dealId: id, quantity }] : [])),
  usePoints,
  expectedTotal: total,
});

/**
 * Places the order and goes on to its payment. Pressed twice, or sent again after silence, it is one order.
 * @param again asks what everything costs now: called when it was rejected, so that the page shows what is true
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
    // The order that stands in the way is shown above, with the ways out of it.
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
