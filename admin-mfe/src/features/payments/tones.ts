import type { AdminPaymentRowView, AdminRefundRowView } from 'shared-ui/api/admin-payments';
import type { TagTone } from 'shared-ui/ui';

export const PAYMENT_TONES: Readonly<Record<AdminPaymentRowView['state'], TagTone>> = {
  pending: 'waiting',
  completed: 'good',
  failed: 'bad',
  canceled: 'neutral',
  partially_refunded: 'brand',
  refunded: 'neutral',
};

/** Stages of a refund, in order. */
export const REFUND_STAGES = ['promised', 'onItsWay', 'returned'] as const;

export const REFUND_TONES: Readonly<Record<AdminRefundRowView['state'], TagTone>> = {
  requested: 'waiting',
  sending: 'waiting',
  manual: 'bad',
  completed: 'good',
};
