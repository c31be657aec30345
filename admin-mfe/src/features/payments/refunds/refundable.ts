import type { AdminOrderView } from 'shared-ui/api/admin-payments';

export interface RefundablePass {
  id: string;
  title: string;
  titleNe: string | null;
  /** Whole rupees. */
  price: number;
  /** Position in its order line, from 1. */
  number: number;
}

/** Refundable passes of an order: unused, and either valid or expired for at most 14 days. */
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
