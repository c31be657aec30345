import type { OrderView } from 'shared-ui/api/orders';

export interface RefundablePass {
  id: string;
  /** Position among the passes of its order line, from 1. */
  number: number;
  title: string;
  titleNe: string | null;
  price: number;
}

/** Returns the unused passes of an order, which are refundable (rule OR6). */
export const returnablePasses = ({ lines }: Pick<OrderView, 'lines'>): RefundablePass[] =>
  lines.flatMap(({ passes, title, titleNe, unitPrice }) =>
    passes.flatMap(({ id, state }, index) =>
      state === 'issued' ? [{ id, number: index + 1, title, titleNe, price: unitPrice }] : [],
    ),
  );

/** Returns true while a refund is in progress. */
export const isReturning = ({ refunds }: Pick<OrderView, 'refunds'>): boolean =>
  refunds.some(({ state }) => state === 'requested' || state === 'sending');
