import { defineError } from '../errors/app-error.js';

export const KeyInvalid = defineError(
  'key.invalid',
  'unauthenticated',
  'This API key is not valid: it is unknown, has ended or was revoked.',
);
export const KeyScopeMissing = defineError(
  'key.scope-missing',
  'forbidden',
  'This API key may not do this. `scopes` names what it would need; an empty list means that no key may.',
);
export const KeyIsNoPerson = defineError(
  'key.not-a-person',
  'forbidden',
  'An API key cannot act as a person. Leave these fields out.',
);
export const KeyAddressNotAllowed = defineError(
  'key.address-not-allowed',
  'forbidden',
  'This API key may not be used from this network address.',
);
export const VersionUnknown = defineError(
  'version.unknown',
  'invalid',
  'There is no such version of the API.',
);
