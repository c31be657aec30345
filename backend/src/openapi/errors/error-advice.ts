import type { ListedError } from './error-list.js';

/** What a program does about an error of a status. */
const BY_STATUS: Readonly<Record<number, string>> = {
  400: 'Correct the request; `errors` names the fields where there are any. The same request fails again.',
  401: 'Sign in, or send a valid API key, and repeat the request.',
  403: 'Use an account or key that may do this. The same request fails again.',
  404: 'Check the ids in the address. The object may be deleted, or belong to somebody else.',
  409: 'Read the current state and decide again. The same request fails until that state changes.',
  410: 'The link, code or time is over. Begin the step again.',
  413: 'Send a smaller body or file.',
  415: 'Send a content type that the operation lists.',
  429: 'Wait for the seconds that `Retry-After` names, then repeat the request.',
  500: 'Repeat the request later with the same `Idempotency-Key`. If it fails again, report the `requestId`.',
  503: 'Wait for the seconds that `Retry-After` names, then repeat the request with the same `Idempotency-Key`.',
};

const BY_CODE: Readonly<Record<string, string>> = {
  'auth.step-up-required': 'Confirm with `POST /api/auth/step-up`, then repeat the request.',
  'auth.second-factor-required': 'Add a passkey or an authenticator app to the account of the admin.',
  'auth.invalid-credentials': 'Check the email and the password.',
  'auth.invalid-admin-credentials': 'Check the username and the password.',
  'deal.busy':
    'Wait for the seconds that `Retry-After` names, then repeat the request with the same `Idempotency-Key`.',
  'idempotency.key-reused': 'Send a new `Idempotency-Key` for a new request.',
  'key.address-not-allowed':
    'Send the request from an allowed address, or change `allowedAddresses` of the key.',
  'key.invalid': 'Create a new key, or replace the one that ended.',
  'key.not-a-person': 'Leave out the fields that name a person.',
  'key.test-fixed': 'Create another test key, and revoke this one.',
  'key.scope-missing': 'Use a key with one of the scopes in `scopes`. If the list is empty, sign in instead.',
  'passkey.refused': 'Ask for new options and sign the new challenge.',
  'request.foreign-origin': 'Send the request from the site, or with an API key and without a cookie.',
  'request.in-progress':
    'Wait for the seconds that `Retry-After` names, then repeat the request with the same key.',
  'request.unsupported': 'Send the body as the content type that the operation lists.',
  'release.changed': 'Read the releases again, and decide about the version that is live now.',
  'release.no-other': 'Leave the share at 100 until another version is released.',
  'route.not-found': 'Check the method and the address.',
  'sandbox.clock-not-forward': 'Send a later time, or create another test key.',
  'sandbox.not-offered': 'Use a live key, or ask the operator for a sandbox.',
  'sandbox.test-key-needed': 'Send a key that begins with `dob_test_`.',
  'version.conflict':
    'Read the object again, apply the change to its newer `version`, and send that version.',
  'version.unknown': 'Send a `Dobbar-Version` of the list in `versions`, or leave the header out.',
};

/** A sentence about what the caller does next. */
export const adviceOn = ({ code, status }: ListedError): string | undefined =>
  BY_CODE[code] ?? BY_STATUS[status];
