import { defineError } from '../../common/errors/app-error.js';

export const PaymentMissing = defineError('payment.not-found', 'not-found', 'There is no such payment.');
export const CallbackRejected = defineError(
  'payment.callback-refused',
  'invalid',
  'This notice of a payment could not be proven. Nothing was changed.',
);
export const GatewayMissing = defineError(
  'payment.gateway-missing',
  'conflict',
  'This way to pay is not offered right now. Please choose another.',
);
export const GatewayRejected = defineError(
  'payment.gateway-refused',
  'conflict',
  'The payment service did not take this payment. Please choose another way to pay.',
);
export const GatewayAway = defineError(
  'payment.gateway-away',
  'unavailable',
  'The payment service does not answer right now. Nothing was charged. Please try again, or choose another way to pay.',
);
export const CardNumberRejected = defineError(
  'payment.card-number',
  'invalid',
  'Please do not send card numbers to us. They are typed at the payment service only.',
);
export const TransferNotOpen = defineError(
  'payment.transfer-not-open',
  'conflict',
  'Only a bank transfer that is awaited can be confirmed.',
);
export const NothingToResolve = defineError(
  'payment.nothing-to-attend',
  'conflict',
  'No wrong amount of this payment waits for somebody.',
);
export const TransferReferenceTaken = defineError(
  'payment.reference-taken',
  'conflict',
  'Another payment was confirmed with this reference of the bank. Please look again.',
);
export const SlipClosed = defineError(
  'payment.slip-closed',
  'conflict',
  'A slip can be sent while a bank transfer is awaited.',
);
export const SlipRejected = defineError(
  'payment.slip-refused',
  'unsupported',
  'Please choose a PDF, JPEG or PNG file that can be read.',
);
export const SlipTooLarge = defineError(
  'payment.slip-too-large',
  'too-large',
  'The slip may have at most 5 MB.',
);
export const SlipMissing = defineError(
  'payment.slip-missing',
  'not-found',
  'No slip was sent for this payment.',
);
export const RefundMissing = defineError('refund.not-found', 'not-found', 'There is no such refund.');
export const RefundNotManual = defineError(
  'refund.not-manual',
  'conflict',
  'Only a refund that waits to be paid back by hand can be closed.',
);
export const RefundTooLarge = defineError(
  'refund.too-large',
  'conflict',
  'This is more than is left of the payment.',
);
export const SettlementUnreadable = defineError(
  'settlement.unreadable',
  'invalid',
  'The file cannot be read. Please choose the settlement file of this gateway.',
);
export const SettlementTooLarge = defineError(
  'settlement.too-large',
  'too-large',
  'The file may have at most 5 MB. Please split it.',
);
export const DifferenceMissing = defineError(
  'settlement.difference-missing',
  'not-found',
  'There is no such difference.',
);
export const DifferenceResolved = defineError(
  'settlement.difference-resolved',
  'conflict',
  'Another admin has dealt with this difference.',
);
