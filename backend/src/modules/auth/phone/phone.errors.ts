import { defineError } from '../../../common/errors/app-error.js';

export const PhoneTaken = defineError(
  'phone.taken',
  'conflict',
  'Another account signs in with this number. Please sign in to it, or take another number.',
);
export const PhoneIsOnlyWay = defineError(
  'phone.only-way',
  'conflict',
  'This number is your only way to sign in. Please add an email first.',
);
export const PhoneNotForAdmins = defineError(
  'phone.not-for-admins',
  'forbidden',
  'Admins do not sign in with a phone number.',
);
export const SmsNotOffered = defineError(
  'phone.not-offered',
  'not-found',
  'Numbers by SMS are not offered here.',
);
