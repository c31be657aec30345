import { refusal } from '../../common/errors/app-error.js';

export const InvalidCredentials = refusal(
  'auth.invalid-credentials',
  'unauthenticated',
  'Invalid email or password. Please try again.',
);
export const InvalidAdminCredentials = refusal(
  'auth.invalid-admin-credentials',
  'unauthenticated',
  'Please check your username and password.',
);
export const EmailTaken = refusal(
  'auth.email-taken',
  'conflict',
  'An account with this email already exists. Please sign in instead.',
);
export const EmailUnverified = refusal(
  'auth.email-unverified',
  'forbidden',
  'Please verify your email first. We have sent you a link.',
);
export const TokenInvalid = refusal(
  'auth.token-invalid',
  'gone',
  'This link is no longer valid. Please ask for a new one.',
);
export const WrongPassword = refusal(
  'auth.wrong-password',
  'forbidden',
  'This is not your current password.',
);
export const SessionMissing = refusal('session.not-found', 'not-found', 'This session has already ended.');
export const AdminNotErasable = refusal(
  'account.is-admin',
  'conflict',
  'The account of an admin cannot be erased. Another admin must make it a customer first.',
);
