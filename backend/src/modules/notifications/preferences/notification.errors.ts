import { defineError } from '../../../common/errors/app-error.js';

export const UnsubscribeTokenInvalid = defineError(
  'mail.token-invalid',
  'gone',
  'This link is no longer valid. You can choose your mail in your settings.',
);
