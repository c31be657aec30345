import { refusal } from '../../common/errors/app-error.js';

export const PaymentMissing = refusal('payment.not-found', 'not-found', 'There is no such payment.');
export const CallbackRefused = refusal(
  'payment.callback-refused',
  'invalid',
  'This notice of a payment could not be proven. Nothing was changed.',
);
export const GatewayMissing = refusal(
  'payment.gateway-missing',
  'conflict',
  'This way to pay is not offered right now. Please choose another.',
);
export const GatewayRefused = refusal(
  'payment.gateway-refused',
  'conflict',
  'The payment service did not take this payment. Please choose another way to pay.',
);
export const GatewayAway = refusal(
  'payment.gateway-away',
  'unavailable',
  'The payment service does not answer right now. Nothing was charged. Please try again, or choose another way to pay.',
);
export const CardNumberRefused = refusal(
  'payment.card-number',
  'invalid',
  'Please do not send card numbers to us. They are typed at the payment service only.',
);
export const TransferNotOpen = refusal(
  'payment.transfer-not-open',
  'conflict',
  'Only a bank transfer that is awaited can be confirmed.',
);
export const NothingToAttend = refusal(
  'payment.nothing-to-attend',
  'conflict',
  'No wrong amount of this payment waits for somebody.',
);
export const TransferReferenceTaken = refusal(
  'payment.reference-taken',
  'conflict',
  'Another payment was confirmed with this reference of the bank. Please look again.',
);
export const SlipClosed = refusal(
  'payment.slip-closed',
  'conflict',
  'A slip can be sent while a bank transfer is awaited.',
);
export const SlipRefused = refusal(
  'payment.slip-refused',
  'unsupported',
  'Please choose a PDF, JPEG or PNG file that can be read.',
);
export const SlipTooLarge = refusal('payment.slip-too-large', 'too-large', 'The slip may have at most 5 MB.');
export const SlipMissing = refusal('payment.slip-missing', 'not-found', 'No slip was sent for this payment.');
export const RefundMissing = refusal('refund.not-found', 'not-found', 'There is no such refund.');
export const RefundNotManual = refusal(
  'refund.not-manual',
  'conflict',
  'Only a refund that waits to be paid back by hand can be closed.',
);
export const RefundTooLarge = refusal(
  'refund.too-large',
  'conflict',
  'This is more than is left of the payment.',
);
export const SettlementUnreadable = refusal(
  'settlement.unreadable',
  'invalid',
  'The file cannot be read. Please choose the settlement file of this gateway.',
);
export const SettlementTooLarge = refusal(
  'settlement.too-large',
  'too-large',
  'The file may have at most 5 MB. Please split it.',
);
export const DifferenceMissing = refusal(
  'settlement.difference-missing',
  'not-found',
  'There is no such difference.',
);
export const DifferenceResolved = refusal(
  'settlement.difference-resolved',
  'conflict',
  'Another admin has dealt with this difference.',
);
