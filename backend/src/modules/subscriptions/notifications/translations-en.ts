import type { MessageTranslation } from '../../notifications/index.js';

export const en = {
  'plan-limit-reached': {
    subject: 'Your plan is full: {limit} deals at once',
    lines: [
      '{business} now uses every place of the {plan} plan: {limit} deals at once.',
      'A further deal goes to review when one ends or is paused, or on a larger plan.',
    ],
    button: 'See the plans',
  },
  'membership-bought': {
    subject: 'Your {plan} membership is paid',
    lines: [
      'Thank you: Rs. {amount} are paid. {plan} runs from {from} until {until}, and your points are multiplied by {multiplier}.',
      'Once a year you can give it back within seven days, for the whole amount. The invoice stands beside it.',
    ],
    button: 'See my membership',
  },
  'membership-refunded': {
    subject: 'Your {plan} membership was given back',
    lines: [
      'Your {plan} membership has ended, and Rs. {amount} are on their way back to where they were paid from.',
      'Most arrive within a few days. The credit note stands beside your invoice.',
    ],
    button: 'See my membership',
  },
  'membership-ending': {
    subject: 'Your {plan} membership ends soon',
    lines: [
      '{plan} ends on {until}. Nothing is charged by itself: renew it, and the next year follows without a gap.',
    ],
    button: 'Renew',
  },
  'membership-ended': {
    subject: 'Your {plan} membership has ended',
    lines: ['{plan} ended on {until}. Your points and passes stay; new points count once again.'],
    button: 'See my membership',
  },
  'plan-paid': {
    subject: 'The {plan} plan of {business} is paid',
    lines: [
      'Thank you: Rs. {amount} are paid. {plan} is yours from {from} until {until}.',
      'The invoice in the name of {business} is in your subscription.',
    ],
    button: 'See the plan',
  },
  'plan-ending': {
    subject: 'The {plan} plan of {business} ends soon',
    lines: [
      '{plan} is paid until {until}. Nothing is charged by itself: pay for the next period, and nothing changes.',
    ],
    button: 'Pay for the next period',
  },
  'plan-past-due': {
    subject: 'Please pay for the {plan} plan of {business}',
    lines: [
      '{plan} was paid until {until}. For seven days you keep all of it; after that the Free plan applies.',
      'Nothing is deleted, but deals beyond the Free plan cannot be published then.',
    ],
    button: 'Pay now',
  },
  'plan-ended': {
    subject: 'The paid plan of {business} has ended',
    lines: [
      'The Free plan applies from now on. Nothing is deleted; no further deal goes live until you are within its limits.',
    ],
    button: 'See the plans',
  },
} satisfies Record<string, MessageTranslation>;
