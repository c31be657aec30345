import { defineError } from '../../common/errors/app-error.js';

export const KeyMissing = defineError('key.not-found', 'not-found', 'There is no such API key.');
export const KeyOver = defineError('key.over', 'conflict', 'This API key has ended or was revoked.');
export const TooManyKeys = defineError(
  'key.too-many',
  'conflict',
  'There are 20 active API keys already. Revoke one of them first.',
);
