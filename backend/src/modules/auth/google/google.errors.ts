import { defineError } from '../../../common/errors/app-error.js';

/** The end of each code is the value of the query parameter `google` of the sign-in page, which explains the error. */
export const GoogleFailed = defineError(
  'google.failed',
  'forbidden',
  'Google did not sign you in. Please try again.',
);
export const GoogleCanceled = defineError(
  'google.canceled',
  'forbidden',
  'The sign-in with Google was canceled.',
);
export const GoogleUnavailable = defineError(
  'google.unavailable',
  'unavailable',
  'Google does not answer. Please sign in another way.',
);
export const GoogleUnproven = defineError(
  'google.unproven',
  'forbidden',
  'Google does not manage this e-mail address. Please use a number by e-mail.',
);
export const GoogleForAdmin = defineError('google.admin', 'forbidden', 'Admins sign in on their own page.');
export const GoogleSuspended = defineError(
  'google.suspended',
  'forbidden',
  'This account is suspended. Please write to us.',
);
