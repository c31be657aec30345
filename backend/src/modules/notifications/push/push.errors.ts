import { defineError } from '../../../common/errors/app-error.js';

export const PushNotOffered = defineError(
  'push.not-offered',
  'not-found',
  'Messages to this device are not offered here.',
);
export const PushServiceUnknown = defineError(
  'push.service-unknown',
  'invalid',
  'Your browser uses a push service that we do not know.',
);
export const PushKeysInvalid = defineError(
  'push.keys-invalid',
  'invalid',
  'The keys of this subscription are not valid.',
);
export const PushEndpointTaken = defineError(
  'push.endpoint-taken',
  'conflict',
  'This subscription belongs to another browser.',
);
export const PushSubscriptionMissing = defineError(
  'push.not-found',
  'not-found',
  'There is no such subscription.',
);
