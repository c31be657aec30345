import type { MailCatalogue } from './mail-text.js';

export const en: MailCatalogue = {
  reviewed: true,
  hello: 'Namaste {name},',
  signature: 'Dobbar – one for you, one for a friend',
  whyMailed: 'You decide which mail you get: {settings}',
  mails: {
    'verify-email': {
      subject: 'Please verify your email',
      lines: ['Welcome to Dobbar. Please confirm that this is your email:'],
      button: 'Verify my email',
      note: 'The link works once and for 48 hours. If you did not sign up, you can ignore this message.',
    },
    welcome: {
      subject: 'Welcome to Dobbar',
      lines: [
        'Your email is verified. From now on you can review what you have tried, and collect points with every pass you use.',
        'Pick a deal, show the code at the counter, and pay there.',
      ],
      button: 'Find a deal',
    },
    'reset-password': {
      subject: 'Choose a new password',
      lines: ['Somebody – you, we hope – asked for a new password for this account. You can choose it here:'],
      button: 'Choose a new password',
      note: 'The link works once and for 30 minutes. If you did not ask for it, ignore this message: your password stays as it is.',
    },
    'password-changed': {
      subject: 'Your password was changed',
      lines: [
        'The password of your account was changed, and you were signed out on your other devices.',
        'If this was not you, choose a new password at once with “Forgot password?” where you sign in.',
      ],
      button: 'See my settings',
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
  },
};
