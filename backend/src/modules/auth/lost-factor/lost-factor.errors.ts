import { refusal } from '../../../common/errors/app-error.js';

export const FactorResetByAdmin = refusal(
  'two-factor.reset-by-admin',
  'forbidden',
  'Another admin has to reset the second step of your sign-in.',
);
export const FactorResetRecently = refusal(
  'auth.factor-reset-recently',
  'forbidden',
  'The second step of your sign-in was reset within 24 hours. Another admin has to do this.',
);
