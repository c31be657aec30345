import { refusal } from '../../../common/errors/app-error.js';

export const PasskeyRefused = refusal(
  'passkey.refused',
  'unauthenticated',
  'This passkey was not accepted. Please try again, or sign in with your password.',
);
export const PasskeyNotMade = refusal(
  'passkey.not-made',
  'conflict',
  'The passkey could not be saved. Please try again.',
);
export const PasskeyMissing = refusal('passkey.not-found', 'not-found', 'There is no such passkey.');
export const PasskeyLimit = refusal(
  'passkey.limit',
  'conflict',
  'You have ten passkeys. Remove one that you do not use any more first.',
);
export const PasskeyWrong = refusal(
  'passkey.wrong',
  'forbidden',
  'This passkey does not belong to your account. Please use another one.',
);
