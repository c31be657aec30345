import { randomBytes, randomUUID } from 'node:crypto';
import type { SessionUser, StaffOf } from '../../../common/access/session-user.js';
import type { SignupDto } from '../../auth/index.js';

/** No mail reaches this domain (RFC 2606), and nobody knows the password. */
export const personOf = (firstName: string, lastName: string): SignupDto => ({
  firstName,
  lastName,
  email: `${firstName.toLowerCase()}-${randomUUID()}@sandbox.invalid`,
  phone: '9800000000',
  city: 'Kathmandu',
  password: randomBytes(24).toString('base64url'),
});

/** A user of the sandbox, who never signs in. */
export const callerOf = (
  id: number,
  { firstName, lastName }: SignupDto,
  staffOf: StaffOf | null,
): SessionUser => ({
  id,
  sid: '',
  email: null,
  verifiedPhone: null,
  firstName,
  lastName,
  profileImageUrl: null,
  role: staffOf ? 'vendor' : 'customer',
  adminRole: null,
  rights: [],
  language: 'en',
  chosenLanguage: null,
  emailVerified: true,
  staffOf,
  hasSteppedUp: false,
  needsSecondFactor: false,
});
