import type { MessageTranslation } from '../../notifications/index.js';

export const en = {
  'vendor-verified': {
    subject: '{business} is verified',
    lines: ['{business} is verified. Your approved deals are shown to everyone from now on.'],
    button: 'To my deals',
  },
  'vendor-rejected': {
    subject: '{business} could not be verified',
    lines: [
      'We could not verify {business}. The reason: {reason}',
      'Change what is needed, and it is submitted again.',
    ],
    button: 'Change my business',
  },
  'vendor-change-asked': {
    subject: 'Please complete {business}',
    lines: [
      'We looked at {business} and ask you to change something before we decide: {reason}',
      'It stays submitted. Once you save the change, we look at it again.',
    ],
    button: 'Change my business',
  },
  'vendor-suspended': {
    subject: '{business} is suspended',
    lines: [
      '{business} is suspended, and its deals are not shown. The reason: {reason}',
      'Nothing is sold and nothing is paid out until it is reinstated. Payments that still arrive go back to the customers.',
      'Codes that customers have already stay good: please accept them. Write to us when you think this is a mistake.',
    ],
    button: 'See my business',
  },
  'vendor-reinstated': {
    subject: '{business} is open again',
    lines: ['{business} is no longer suspended. Your approved deals are shown to everyone again.'],
    button: 'To my deals',
  },
  'vendor-change-approved': {
    subject: 'Your change is approved: {business}',
    lines: ['Guests see your business as {business} from now on, with the category you chose.'],
    button: 'See my business',
  },
  'vendor-change-rejected': {
    subject: 'Your change to {business} was not approved',
    lines: ['The name and category of {business} stay as they are. The reason: {reason}'],
    button: 'See my business',
  },
} satisfies Record<string, MessageTranslation>;
