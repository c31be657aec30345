import type { MessageTranslation } from '../notifications/index.js';

export const en = {
  'deal-ending': {
    subject: '{deal} ends soon',
    lines: ['{deal} at {business} is among your favorites and ends on {until}.'],
    button: 'See the deal',
  },
} satisfies Record<string, MessageTranslation>;
