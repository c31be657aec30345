import { defineError } from '../../../common/errors/app-error.js';

export const WebhookMissing = defineError('webhook.not-found', 'not-found', 'There is no such webhook.');
export const DeliveryMissing = defineError(
  'webhook.delivery-not-found',
  'not-found',
  'There is no such delivery of this webhook.',
);
export const WebhookDisabled = defineError(
  'webhook.disabled',
  'conflict',
  'This webhook is off. Turn it on first.',
);
export const TooManyWebhooks = defineError(
  'webhook.too-many',
  'conflict',
  'There are 10 webhooks already. Delete one of them first.',
);
export const WebhookAddressInvalid = defineError(
  'webhook.address-invalid',
  'invalid',
  'A webhook needs an https address that the internet can reach.',
);
