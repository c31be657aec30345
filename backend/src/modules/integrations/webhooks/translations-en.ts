import type { MessageTranslation } from '../../notifications/index.js';

export const en = {
  'webhook-disabled': {
    subject: 'We no longer send events to {address}',
    lines: [
      'Your server at {address} took no event for three days, or answered that the address no longer exists (410). The webhook is off.',
      'Events that wait are kept. When the server works again, turn the webhook on: they are sent in their order.',
    ],
    button: 'Open the webhooks',
  },
} satisfies Record<string, MessageTranslation>;
