import { enAccount } from './account-texts-en.js';
import type { MailCatalogue } from '../kinds/mail-text.js';

export const en: MailCatalogue = {
  reviewed: true,
  hello: 'Namaste {name},',
  signature: 'Dobbar – one for you, one for a friend',
  whyMailed: 'You decide which mail you get: {settings}',
  mails: {
    ...enAccount,
    'staff-invited': {
      subject: '{business} invites you to its team',
      lines: [
        '{inviter} of {business} asks you to join the team on Dobbar as {role}.',
        'Follow the link and sign in with this email address. If you have no account yet, you can create one there.',
      ],
      button: 'See the invitation',
      note: 'The link works once and for 7 days. If you do not know {business}, you can ignore this message.',
    },
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
    'pass-issued': {
      subject: 'Your pass for {deal}',
      lines: [
        'Your pass for {deal} at {business} is ready. It is good until {until}.',
        'Show the code at the counter, and pay there.',
      ],
      button: 'Show the code',
    },
    'pass-used': {
      subject: 'You used {deal}',
      lines: ['Your pass for {deal} was used at {business}. How was it? A review helps the next guest.'],
      button: 'Write a review',
    },
    'pass-used-with-points': {
      subject: 'You used {deal} and earned {points} points',
      lines: [
        'Your pass for {deal} was used at {business}, and {points} points are yours. How was it? A review helps the next guest.',
      ],
      button: 'Write a review',
    },
    'pass-voided': {
      subject: 'The use of {deal} was taken back',
      lines: [
        '{business} took back the use of your pass for {deal}. They say: {reason}',
        'Points that it had earned are taken back too. You can get a new pass.',
      ],
      button: 'See my passes',
    },
    'seller-suspended': {
      subject: 'Your code for {deal} stays good',
      lines: [
        '{business} is suspended and sells nothing at the moment. Your codes there stay good: the one for {deal} until {until}.',
        'If a code is not accepted, write to us.',
      ],
      button: 'See my codes',
    },
    'review-replied': {
      subject: '{business} answered your review',
      lines: ['{business} answered what you wrote about {deal}.'],
      button: 'Read the answer',
    },
    'deal-ending': {
      subject: '{deal} ends soon',
      lines: ['{deal} at {business} is among your favorites and ends on {until}.'],
      button: 'See the deal',
    },
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
    'payout-account-changed': {
      subject: 'The payout account of {business} was changed',
      lines: [
        '{business} is paid to another account from now on: {account}.',
        'Nothing is paid out until {until}. If you did not change it, change your password now and write to us before then.',
      ],
      button: 'See the account',
    },
    'plan-limit-reached': {
      subject: 'Your plan is full: {limit} deals at once',
      lines: [
        '{business} now uses every place of the {plan} plan: {limit} deals at once.',
        'A further deal goes to review when one ends or is paused, or on a larger plan.',
      ],
      button: 'See the plans',
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
    'deal-first-used': {
      subject: 'First guest: {deal} was used',
      lines: ['{deal} was used for the first time at {business}. Every use stands in your redemptions.'],
      button: 'See the redemptions',
    },
    'own-deal-ending': {
      subject: 'Your deal {deal} ends soon',
      lines: [
        '{deal} ends on {until}.',
        'To keep it running, choose a later day now: we look at the change before it is shown.',
      ],
      button: 'Change the deal',
    },
    'review-received': {
      subject: 'A new review of {deal}: {stars} of 5 stars',
      lines: ['A guest gave {deal} {stars} of 5 stars. An answer from you is shown below the review.'],
      button: 'Read and answer',
    },
    'account-suspended': {
      subject: 'Your account is suspended',
      lines: [
        'Your account is suspended: you are signed out everywhere and cannot sign in. The reason: {reason}',
        'Codes that you took before stay good until they expire. Write to us when you think this is a mistake.',
      ],
      button: 'Write to us',
    },
    'account-reinstated': {
      subject: 'Your account is open again',
      lines: ['Your account is no longer suspended, and you can sign in again. The reason: {reason}'],
      button: 'Sign in',
    },
    'role-admin': {
      subject: 'You are an admin now',
      lines: [
        'An admin made you one too, and you were signed out everywhere. The reason: {reason}',
        'Admins need a password of at least 12 characters: if yours is shorter, a link to choose a new one comes with another mail. Please turn on two-step sign-in in your settings.',
      ],
      button: 'To the console',
    },
    'role-customer': {
      subject: 'You are no longer an admin',
      lines: [
        'Another admin took the role away, and you were signed out everywhere. The reason: {reason}',
        'Your account itself stays as it is.',
      ],
      button: 'To my dashboard',
    },
    'points-given': {
      subject: 'You got {points} points',
      lines: [
        'We corrected your points: {points} were added, and you have {balance} now. The reason: {reason}',
      ],
      button: 'See my points',
    },
    'points-taken': {
      subject: '{points} points were taken back',
      lines: [
        'We corrected your points: {points} were taken back, and you have {balance} now. The reason: {reason}',
        'Write to us when you think this is a mistake.',
      ],
      button: 'See my points',
    },
    'review-hidden': {
      subject: 'Your review of {deal} is hidden',
      lines: [
        'Your review of {deal} at {business} is not shown any more and does not count. The reason: {reason}',
        'Write to us when you think this is a mistake.',
      ],
      button: 'See the deal',
    },
    'staff-removed': {
      subject: 'You no longer work for {business}',
      lines: [
        '{business} removed you from its team: its counter and its dashboard are not yours to use any more.',
        'Your own account stays as it is.',
      ],
      button: 'To my dashboard',
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
  },
};
