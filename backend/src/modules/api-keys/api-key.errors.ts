import { defineError } from '../../common/errors/app-error.js';

export const KeyMissing = defineError('key.not-found', 'not-found', 'There is no such API key.');
export const KeyOver = defineError('key.over', 'conflict', 'This API key has ended or was revoked.');
export const TestKeyFixed = defineError(
  'key.test-fixed',
  'conflict',
  'A test key cannot be changed or rotated. Create another one.',
);
export const TooManyKeys = defineError(
  'key.too-many',
  'conflict',
  'There are 20 active API keys of this kind already. Revoke one of them first.',
);
