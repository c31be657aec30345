import { type Access, assertAccess, assertEnrolled, assertSteppedUp } from './access.policy.js';
import type { SessionUser, StaffRole } from './session-user.js';

const user = (role: SessionUser['role'], staff?: StaffRole): SessionUser => ({
  id: 1,
  sid: 's',
  email: 'a@example.com',
  firstName: 'A',
  lastName: 'B',
  profileImageUrl: null,
  role,
  language: 'en',
  chosenLanguage: null,
  emailVerified: true,
  staffOf: staff ? { vendorId: 1, businessName: 'Shop', nameNe: null, role: staff, branchId: null } : null,
  hasSteppedUp: false,
  needsSecondFactor: false,
});

const callers = {
  anonymous: null,
  customer: user('customer'),
  counter: user('customer', 'counter'),
  manager: user('customer', 'manager'),
  owner: user('vendor', 'owner'),
  admin: user('admin'),
};

const admitted: Record<Access, (keyof typeof callers)[]> = {
  public: ['anonymous', 'customer', 'counter', 'manager', 'owner', 'admin'],
  'signed-in': ['customer', 'counter', 'manager', 'owner', 'admin'],
  'vendor-to-be': ['customer', 'owner', 'admin'],
  'vendor-owner': ['owner'],
  vendor: ['manager', 'owner'],
  'vendor-staff': ['counter', 'manager', 'owner'],
  admin: ['admin'],
};

describe.each(Object.keys(admitted) as Access[])('a route for %s', (access) => {
  it.each(Object.keys(callers) as (keyof typeof callers)[])('knows what %s may do', (caller) => {
    const call = (): void => assertAccess(access, callers[caller]);
    if (admitted[access].includes(caller)) expect(call).not.toThrow();
    else
      expect(call).toThrow(
        expect.objectContaining({ code: caller === 'anonymous' ? 'auth.required' : 'access.denied' }),
      );
  });
});

describe('a route that is not for enrolment', () => {
  it('rejects who has to enrol a second factor first (A17)', () => {
    const required = expect.objectContaining({ code: 'auth.second-factor-required' });
    expect(() => assertEnrolled(user('admin'))).not.toThrow();
    expect(() => assertEnrolled(null)).not.toThrow();
    expect(() => assertEnrolled({ ...user('admin'), needsSecondFactor: true })).toThrow(required);
  });
});

describe('a route that needs a step-up', () => {
  it('lets through who stepped up, and nobody else (A13)', () => {
    const required = expect.objectContaining({ code: 'auth.step-up-required' });
    expect(() => assertSteppedUp({ ...user('admin'), hasSteppedUp: true })).not.toThrow();
    expect(() => assertSteppedUp(user('admin'))).toThrow(required);
    expect(() => assertSteppedUp(null)).toThrow(required);
  });
});
