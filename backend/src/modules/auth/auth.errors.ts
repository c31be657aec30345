import { defineError } from '../../common/errors/app-error.js';

export const InvalidCredentials = defineError(
  'auth.invalid-credentials',
  'unauthenticated',
  'Invalid email or password. Please try again.',
);
export const InvalidAdminCredentials = defineError(
  'auth.invalid-admin-credentials',
  'unauthenticated',
  'Please check your username and password.',
);
export const EmailTaken = defineError(
  'auth.email-taken',
  'conflict',
  'An account with this email already exists. Please sign in instead.',
);
export const EmailChangedRecently = defineError(
  'auth.email-changed-recently',
  'conflict',
  'Your email was changed in the last 72 hours. Please try again later.',
);
export const EmailUnverified = defineError(
  'auth.email-unverified',
  'forbidden',
  'Please verify your email first: follow the link that we sent, or add an email in your settings.',
);
export const TokenInvalid = defineError(
  'auth.token-invalid',
  'gone',
  'This link is no longer valid. Please ask for a new one.',
);
export const WrongPassword = defineError(
  'auth.wrong-password',
  'forbidden',
  'This is not your current password.',
);
export const AdminPasswordTooShort = defineError(
  'auth.password-too-short',
  'forbidden',
  'Admins need a password of at least 12 characters. We have mailed you a link to choose a new one.',
);
export const SessionMissing = defineError(
  'session.not-found',
  'not-found',
  'This session has already ended.',
);
export const AdminNotErasable = defineError(
  'account.is-admin',
  'conflict',
  'The account of an admin cannot be erased. Another admin must make it a customer first.',
);
export const UserMissing = defineError('user.not-found', 'not-found', 'There is no such account.');
export const OwnAccount = defineError(
  'user.own-account',
  'forbidden',
  'Another admin has to decide about your own account.',
);
export const UserStateForbids = defineError(
  'user.state-forbids',
  'conflict',
  'This account is in a state that does not allow this.',
);
export const LastAdmin = defineError(
  'user.last-admin',
  'conflict',
  'This is the last admin. Make somebody else an admin first.',
);
export const LastOwnerOfMarketplace = defineError(
  'admin.last-owner',
  'conflict',
  'This is the last owner of the marketplace. Make somebody else an owner first.',
);
export const WorksForBusiness = defineError(
  'user.works-for-business',
  'conflict',
  'Whoever works for a business cannot be an admin: they would decide about their own deals.',
);
export const AdminUnverified = defineError(
  'user.email-unverified',
  'conflict',
  'This person has not verified the email yet.',
);
