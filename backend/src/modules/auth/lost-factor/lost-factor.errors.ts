import { defineError } from '../../../common/errors/app-error.js';

export const FactorResetByAdmin = defineError(
  'two-factor.reset-by-admin',
  'forbidden',
  'Another admin has to reset the second step of your sign-in.',
);
export const FactorResetRecently = defineError(
  'auth.factor-reset-recently',
  'forbidden',
  'The second step of your sign-in was reset within 24 hours. Another admin has to do this.',
);
