import { defineError } from '../../../common/errors/app-error.js';

export const FactorResetByAdmin = defineError(
  'two-factor.reset-by-admin',
  'forbidden',
  'Another admin has to reset the second step of your sign-in.',
);
export const FactorResetNeedsEmail = defineError(
  'two-factor.reset-needs-email',
  'forbidden',
  'Your account has no email to mail a link to. Please use a recovery code, or write to us.',
);
export const FactorResetRecently = defineError(
  'auth.factor-reset-recently',
  'forbidden',
  'The second step of your sign-in was reset within 24 hours. Another admin has to do this.',
);
