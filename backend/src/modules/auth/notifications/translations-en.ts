import type { MessageTranslation } from '../../notifications/index.js';

export const en = {
  'verify-email': {
    subject: 'Please verify your email',
    lines: ['Welcome to Dobbar. Please confirm that this is your email:'],
    button: 'Verify my email',
    note: 'The link works once and for 48 hours. If you did not sign up, you can ignore this message.',
  },
  'sign-in-digits': {
    subject: '{digits} is your number for Dobbar',
    lines: [
      'Type this number where you asked for it: {digits}',
      'It is good for 10 minutes. Give it to nobody: we never ask for it by phone or message.',
    ],
    button: 'Open Dobbar',
    note: 'If you did not ask for it, you can ignore this message: without the number nobody gets in.',
  },
  'admin-sign-in': {
    subject: 'Admins sign in on a page of their own',
    lines: [
      'Somebody asked for a number to sign in with this email. An admin account does not sign in by a number.',
      'Please sign in with your password on the admin page:',
    ],
    button: 'Open the admin sign-in',
    note: 'If you did not ask for it, you can ignore this message.',
  },
  'change-email': {
    subject: 'Please confirm your new email',
    lines: ['Your Dobbar account is to use this email from now on. Please confirm that it is yours:'],
    button: 'Confirm my new email',
    note: 'The link works once and for 48 hours. If you did not ask for this, you can ignore this message.',
  },
  'email-change-requested': {
    subject: 'Your email is about to change',
    lines: [
      'Somebody with your password asked to change the email of your account to {email}.',
      'If this was you, there is nothing to do. If not, stop it: your old email comes back, every device is signed out, and we mail you a link for a new password.',
    ],
    button: 'This was not me: stop it',
    note: 'The link works once and for 72 hours, also after the new email was confirmed.',
  },
  'new-device': {
    subject: 'New sign-in to your account',
    lines: [
      'Your account was signed in on a device that it was not used on before: {device}, {at}.',
      'If this was you, there is nothing to do. If not, end all sessions: every device is signed out, and we mail you a link for a new password.',
    ],
    button: 'This was not me: end all sessions',
    note: 'The link opens a page with a button; nothing happens before you press it. It works once and for 7 days.',
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
  'two-factor-on': {
    subject: 'Two-step sign-in is on',
    lines: [
      'From now on your sign-in asks for a code of your authenticator app, and you were signed out on your other devices.',
      'Keep the recovery codes where you find them without your phone.',
    ],
    button: 'See my settings',
  },
  'two-factor-off': {
    subject: 'Two-step sign-in was turned off',
    lines: [
      'Your sign-in asks for your password alone again.',
      'If this was not you, choose a new password at once with “Forgot password?” where you sign in, and tell the other admins.',
    ],
    button: 'See my settings',
  },
  'passkey-added': {
    subject: 'A passkey was added to your account',
    lines: [
      'From now on you can sign in with it, without your password. Your password alone signs nobody in while you have one.',
      'If this was not you, end all other sessions in your settings, remove the passkey and choose a new password at once.',
    ],
    button: 'See my settings',
  },
  'passkey-removed': {
    subject: 'A passkey was removed from your account',
    lines: [
      'It does not sign anybody in any more.',
      'If this was not you, choose a new password at once with “Forgot password?” where you sign in.',
    ],
    button: 'See my settings',
  },
  'phone-added': {
    subject: 'Your account has a new phone number to sign in',
    lines: [
      'From now on a number by SMS signs in to your account.',
      'If this was not you, remove it in your settings and choose a new password.',
    ],
    button: 'See my settings',
  },
  'phone-removed': {
    subject: 'A phone number was removed from your account',
    lines: [
      'SMS to this number does not sign anybody in to your account any more: somebody removed it, or somebody else has the number now.',
      'Sign in with your email. You can add a number in your settings at any time.',
    ],
    button: 'See my settings',
  },
  'recovery-code-used': {
    subject: 'A recovery code was used',
    lines: [
      'A recovery code of your account was used in place of your passkey or authenticator app. You have {left} left.',
      'If this was not you, choose a new password at once with “Forgot password?” where you sign in, and make new recovery codes in your settings.',
    ],
    button: 'See my settings',
  },
  'lost-factor': {
    subject: 'Did you lose your passkey or phone?',
    lines: [
      'Somebody with your password – you, we hope – asked to sign in without the passkey or authenticator app. This link opens a page with a button that removes both from your account and signs out every device.',
      'For 24 hours after that nothing is paid out to a business of yours.',
      'If this was not you, somebody knows your password: do not press the button, and choose a new password at once with “Forgot password?” where you sign in.',
    ],
    button: 'Remove my passkeys and authenticator app',
    note: 'The link works once and for 30 minutes. A new password makes it useless.',
  },
  'factors-removed': {
    subject: 'Your passkeys and authenticator app were removed',
    lines: [
      'They were removed with your password and a link from your mailbox, and every device was signed out. Your password alone signs you in until you add a passkey again.',
      'If you own a business, nothing is paid out to it for 24 hours.',
      'If this was not you, choose a new password at once with “Forgot password?” where you sign in, and write to us.',
    ],
    button: 'See my settings',
  },
  'factors-reset': {
    subject: 'Your passkeys and authenticator app were removed by an admin',
    lines: [
      'Another admin removed them because you lost them, and you were signed out everywhere. The reason: {reason}',
      'For 24 hours you cannot record, make, confirm or approve payouts.',
      'If you did not ask for this, tell the other admins at once.',
    ],
    button: 'See my settings',
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
} satisfies Record<string, MessageTranslation>;
