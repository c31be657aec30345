import { refusal } from './app-error.js';

export const InvalidRequest = refusal('request.invalid', 'invalid', 'Some fields are not right.');
export const MalformedRequest = refusal('request.malformed', 'invalid', 'The request could not be read.');
export const UnsupportedContent = refusal(
  'request.unsupported',
  'unsupported',
  'Send the request as application/json.',
);
export const RequestTooLarge = refusal('request.too-large', 'too-large', 'The request is too large.');
export const ForeignOrigin = refusal(
  'request.foreign-origin',
  'forbidden',
  'This request did not come from our site.',
);
export const NotSignedIn = refusal('auth.required', 'unauthenticated', 'Please sign in to continue.');
export const NotAllowed = refusal('access.denied', 'forbidden', 'You do not have permission to do this.');
export const OwnDecision = refusal(
  'admin.own-decision',
  'forbidden',
  'Another admin has to decide about this: it concerns you or your business.',
);
export const StepUpRequired = refusal('auth.step-up-required', 'forbidden', 'Please confirm that it is you.');
export const SecondFactorRequired = refusal(
  'auth.second-factor-required',
  'forbidden',
  'Admins need a passkey or an authenticator app. Please add one first.',
);
export const RouteMissing = refusal('route.not-found', 'not-found', 'There is nothing at this address.');
export const TooManyRequests = refusal(
  'request.too-many',
  'too-many',
  'Too many attempts. Please wait a moment and try again.',
);
export const ServiceUnavailable = refusal(
  'service.unavailable',
  'unavailable',
  'The service is not available right now. Please try again shortly.',
);
export const VersionConflict = refusal(
  'version.conflict',
  'conflict',
  'Somebody else changed this meanwhile. Reload to see the newer version.',
);
export const IdempotencyKeyReused = refusal(
  'idempotency.key-reused',
  'unprocessable',
  'This Idempotency-Key was already used for a different request.',
);
export const RequestInProgress = refusal(
  'request.in-progress',
  'conflict',
  'The same request is still being worked on. Please wait a moment.',
);
