import { defineError } from './app-error.js';

export const InvalidRequest = defineError('request.invalid', 'invalid', 'Some fields are not right.');
export const MalformedRequest = defineError('request.malformed', 'invalid', 'The request could not be read.');
export const UnsupportedContent = defineError(
  'request.unsupported',
  'unsupported',
  'Send the request as application/json.',
);
export const RequestTooLarge = defineError('request.too-large', 'too-large', 'The request is too large.');
export const ForeignOrigin = defineError(
  'request.foreign-origin',
  'forbidden',
  'This request did not come from our site.',
);
export const NotSignedIn = defineError('auth.required', 'unauthenticated', 'Please sign in to continue.');
export const NotAllowed = defineError('access.denied', 'forbidden', 'You do not have permission to do this.');
export const AdminRightMissing = defineError(
  'admin.right-missing',
  'forbidden',
  'Your role does not allow this. An owner can change your role.',
);
export const StaffRightMissing = defineError(
  'staff.right-missing',
  'forbidden',
  'You do not have the right to do this. The owner of the business can change your rights.',
);
export const OwnDecision = defineError(
  'admin.own-decision',
  'forbidden',
  'Another admin has to decide about this: it concerns you or your business.',
);
export const StepUpRequired = defineError(
  'auth.step-up-required',
  'forbidden',
  'Please confirm that it is you.',
);
export const SecondFactorRequired = defineError(
  'auth.second-factor-required',
  'forbidden',
  'Admins need a passkey or an authenticator app. Please add one first.',
);
export const RouteMissing = defineError('route.not-found', 'not-found', 'There is nothing at this address.');
export const TooManyRequests = defineError(
  'request.too-many',
  'too-many',
  'Too many attempts. Please wait a moment and try again.',
);
export const ServiceUnavailable = defineError(
  'service.unavailable',
  'unavailable',
  'The service is not available right now. Please try again shortly.',
);
export const VersionConflict = defineError(
  'version.conflict',
  'conflict',
  'Somebody else changed this meanwhile. Reload to see the newer version.',
);
export const IdempotencyKeyReused = defineError(
  'idempotency.key-reused',
  'unprocessable',
  'This Idempotency-Key was already used for a different request.',
);
export const RequestInProgress = defineError(
  'request.in-progress',
  'conflict',
  'The same request is still being worked on. Please wait a moment.',
);
