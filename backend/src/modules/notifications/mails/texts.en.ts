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
        'The password of your account has just been changed, and you were signed out on your other devices.',
        'If this was not you, choose a new password at once:',
      ],
      button: 'I did not do this',
    },
  },
};
