import type { OrderView } from 'shared-ui/api/orders';

export interface RefundablePass {
  id: string;
  /** Of how many of its deal it is this one. */
  number: number;
  title: string;
  titleNe: string | null;
  price: number;
}

/** The unused codes of an order, which can be given back (rule OR6). */
export const returnablePasses = ({ lines }: Pick<OrderView, 'lines'>): RefundablePass[] =>
  lines.flatMap(({ passes, title, titleNe, unitPrice }) =>
    passes.flatMap(({ id, state }, index) =>
      state === 'issued' ? [{ id, number: index + 1, title, titleNe, price: unitPrice }] : [],
    ),
  );

/** Whether money is still on its way. */
export const isReturning = ({ refunds }: Pick<OrderView, 'refunds'>): boolean =>
  refunds.some(({ state }) => state === 'requested' || state === 'sending');
