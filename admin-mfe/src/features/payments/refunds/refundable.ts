import type { AdminOrderView } from 'shared-ui/api/admin-payments';

export interface RefundablePass {
  id: string;
  title: string;
  titleNe: string | null;
  /** Whole rupees. */
  price: number;
  /** Which of its line it is, from 1. */
  number: number;
}

/** The codes of an order that nobody has used: still good, or expired at most 14 days ago. */
export const refundable = ({ lines }: Pick<AdminOrderView, 'lines'>): RefundablePass[] =>
  lines.flatMap(({ title, titleNe, unitPrice, passes }) =>
    passes
      .map(({ id, isRefundable }, index) => ({
        ...{ id, title, titleNe, price: unitPrice, number: index + 1 },
        isRefundable,
      }))
      .filter(({ isRefundable }) => isRefundable)
      .map(({ isRefundable: _, ...pass }) => pass),
  );
