import { defineError } from '../../../common/errors/app-error.js';

export const PasskeyRejected = defineError(
  'passkey.refused',
  'unauthenticated',
  'This passkey was not accepted. Please try again, or sign in with your password.',
);
export const PasskeyNotMade = defineError(
  'passkey.not-made',
  'conflict',
  'The passkey could not be saved. Please try again.',
);
export const PasskeyMissing = defineError('passkey.not-found', 'not-found', 'There is no such passkey.');
export const PasskeyLimit = defineError(
  'passkey.limit',
  'conflict',
  'You have ten passkeys. Remove one that you do not use any more first.',
);
export const PasskeyWrong = defineError(
  'passkey.wrong',
  'forbidden',
  'This passkey does not belong to your account. Please use another one.',
);
