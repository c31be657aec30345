import type { MessageTranslation } from '../../notifications/index.js';

export const en = {
  'order-paid': {
    subject: 'Receipt: {deal}',
    lines: [
      'We have received Rs. {amount} for {deal}. Your codes are ready: {codes} in all.',
      'Show a code at the counter; nothing more is paid there. The invoice is {invoice}.',
    ],
    button: 'See the codes and the invoice',
    note: 'Unused codes can be given back within 24 hours of paying.',
  },
  'order-refunded': {
    subject: 'Given back: {deal}',
    lines: [
      'Codes of your order of {deal} were given back, worth Rs. {returned} so far. What you paid for them comes back the way you paid it: money as money, points as points.',
      'Where a payment service cannot send it back, we pay it back by hand within seven days.',
    ],
    button: 'See how the money comes back',
  },
  'order-not-honored': {
    subject: 'Your money comes back: {deal}',
    lines: [
      'Your payment of Rs. {amount} for {deal} arrived, but the codes cannot be given any more. The whole amount is on its way back to you.',
      'Where a payment service cannot send it back, we pay it back by hand within seven days.',
    ],
    button: 'See how the money comes back',
  },
} satisfies Record<string, MessageTranslation>;
