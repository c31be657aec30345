import { defineError } from '../errors/app-error.js';

export const SandboxNotOffered = defineError(
  'sandbox.not-offered',
  'not-found',
  'There is no sandbox, so test keys cannot be used.',
);
export const SandboxUnavailable = defineError(
  'sandbox.unavailable',
  'unavailable',
  'The sandbox is not available right now. Please try again shortly.',
);
export const TestKeyNeeded = defineError(
  'sandbox.test-key-needed',
  'forbidden',
  'Only a test key can move the clock, and only in the sandbox.',
);
export const ClockNotForward = defineError(
  'sandbox.clock-not-forward',
  'conflict',
  'The clock moves forward only. Create another test key to begin at the present time.',
);
