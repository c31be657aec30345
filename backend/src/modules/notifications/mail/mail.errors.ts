import { defineError } from '../../../common/errors/app-error.js';

export const MailUnavailable = defineError(
  'mail.unavailable',
  'unavailable',
  'Mail cannot be sent right now.',
);
