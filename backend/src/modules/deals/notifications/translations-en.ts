import type { MessageTranslation } from '../../notifications/index.js';

export const en = {
  'deal-approved': {
    subject: '{deal} is approved',
    lines: ['{deal} is approved as you submitted it.'],
    button: 'To my deals',
  },
  'deal-rejected': {
    subject: '{deal} was not approved',
    lines: [
      'What you submitted for {deal} was not approved. The reason: {reason}',
      'Change what is needed, and submit it again.',
    ],
    button: 'Change the deal',
  },
  'deal-change-asked': {
    subject: 'Please change {deal}',
    lines: [
      'We looked at {deal} and ask you to change something before we decide: {reason}',
      'It stays submitted. Once you save the change, we look at it again.',
    ],
    button: 'Change the deal',
  },
  'own-deal-ending': {
    subject: 'Your deal {deal} ends soon',
    lines: [
      '{deal} ends on {until}.',
      'To keep it running, choose a later day now: we look at the change before it is shown.',
    ],
    button: 'Change the deal',
  },
} satisfies Record<string, MessageTranslation>;
