import type { SessionUser } from '../../common/access/session-user.js';
import type { ActingKey } from '../../common/api-keys/acting-key.js';
import { TestKeyNeeded } from '../../common/sandbox/sandbox.errors.js';

/** @throws sandbox.test-key-needed (403) for live keys and persons */
export const testKeyOf = ({ apiKey }: SessionUser): ActingKey => {
  if (!apiKey?.isTest) throw new TestKeyNeeded();
  return apiKey;
};
