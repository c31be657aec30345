import type { MessageTranslation } from '../../notifications/index.js';

export const en = {
  'honour-question': {
    subject: 'Did {business} give it to you?',
    lines: ['You used {deal} at {business}. Did they give it to you as promised?'],
    button: 'Answer',
    choices: [
      { text: 'Yes', query: 'answer=yes' },
      { text: 'Not all of it', query: 'answer=partly' },
      { text: 'No', query: 'answer=no' },
    ],
    note: 'The business sees totals only. The links are good for 14 days.',
  },
  'case-opened': {
    subject: 'Case {number}: {customer} has a problem with {deal}',
    lines: [
      '{customer} used {deal} and says: {reason}.',
      'Please answer by {due}: give it again, pay back, or disagree. Without an answer an admin decides, and your honour score drops.',
    ],
    button: 'Answer',
  },
  'case-moved': {
    subject: 'Case {number}: {step}',
    lines: ['{step}: {deal} at {business}.', 'Next: {next}, by {due}.'],
    button: 'See the case',
  },
  'case-closed': {
    subject: 'Case {number}: {step}',
    lines: ['{step}: {deal} at {business}.', 'The case is closed.'],
    button: 'See the case',
  },
  'case-reminder': {
    subject: 'Case {number} waits for you until {due}',
    lines: ['Case {number} about {deal} at {business} waits for your answer until {due}.'],
    button: 'Answer',
  },
  'honour-note': {
    subject: '{business} is not featured until {until}',
    lines: [
      'Three cases were decided against {business} within 30 days.',
      'Until {until} its deals are not featured, and its page says why. After five such cases, or with a score below 80 of 100, an admin decides whether the business is suspended.',
    ],
    button: 'See the cases',
  },
} satisfies Record<string, MessageTranslation>;
