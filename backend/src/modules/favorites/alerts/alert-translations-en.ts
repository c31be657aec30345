import type { MessageTranslation } from '../../notifications/index.js';

export const en = {
  'new-deal': {
    subject: 'New: {deal}',
    lines: ['{deal} at {business} is new. You follow this business or saved a search that it matches.'],
    button: 'See the deal',
  },
  'new-deals': {
    subject: '{count} new deals for you',
    lines: ['New from businesses that you follow and searches that you saved: {deals}.'],
    button: 'See the new deals',
  },
} satisfies Record<string, MessageTranslation>;
