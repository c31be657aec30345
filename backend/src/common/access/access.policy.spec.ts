import { type Access, assertAccess, assertEnrolled, assertSteppedUp } from './access.policy.js';
import {
  ADMIN_RIGHTS,
  type AdminRole,
  rightsInBusiness,
  rightsInMarketplace,
  STAFF_RIGHTS,
  type StaffRight,
} from './rights.js';
import type { SessionUser, StaffRole } from './session-user.js';

const user = (
  role: SessionUser['role'],
  staff?: StaffRole,
  stored: StaffRight[] | null = null,
): SessionUser => ({
  id: 1,
  sid: 's',
  email: 'a@example.com',
  firstName: 'A',
  lastName: 'B',
  profileImageUrl: null,
  role,
  adminRole: null,
  rights: [],
  language: 'en',
  chosenLanguage: null,
  verifiedPhone: null,
  emailVerified: true,
  staffOf: staff
    ? {
        vendorId: 1,
        businessName: 'Shop',
        nameNe: null,
        role: staff,
        rights: rightsInBusiness(staff, stored),
        branchId: null,
      }
    : null,
  hasSteppedUp: false,
  needsSecondFactor: false,
});

const admin = (adminRole: AdminRole | null): SessionUser => ({
  ...user('admin'),
  adminRole,
  rights: rightsInMarketplace(adminRole),
});

const callers = {
  anonymous: null,
  customer: user('customer'),
  counter: user('customer', 'counter'),
  manager: user('customer', 'manager'),
  reviewer: user('customer', 'counter', ['reviews']),
  owner: user('vendor', 'owner'),
  marketplaceOwner: admin('owner'),
  moderator: admin('moderator'),
  support: admin('support'),
  finance: admin('finance'),
  withoutRole: admin(null),
};
type Caller = keyof typeof callers;

const signedIn = Object.keys(callers).filter((caller) => caller !== 'anonymous') as Caller[];
const admins: Caller[] = ['marketplaceOwner', 'moderator', 'support', 'finance', 'withoutRole'];
const members: Caller[] = ['counter', 'manager', 'reviewer', 'owner'];

const admitted: Record<string, Caller[]> = {
  public: ['anonymous', ...signedIn],
  'signed-in': signedIn,
  'vendor-to-be': ['customer', 'owner', ...admins],
  'vendor-owner': ['owner'],
  'vendor-staff': members,
  'vendor:counter': ['counter', 'manager', 'owner'],
  'vendor:deals': ['manager', 'owner'],
  'vendor:reviews': ['manager', 'reviewer', 'owner'],
  'vendor:money': ['manager', 'owner'],
  'vendor:staff': ['owner'],
  'admin-staff': admins,
  'admin:deals': ['marketplaceOwner', 'moderator'],
  'admin:businesses': ['marketplaceOwner', 'moderator'],
  'admin:reviews': ['marketplaceOwner', 'moderator'],
  'admin:cases': ['marketplaceOwner', 'moderator'],
  'admin:cases-read': ['marketplaceOwner', 'moderator', 'support'],
  'admin:messages': ['marketplaceOwner', 'support'],
  'admin:users': ['marketplaceOwner', 'support'],
  'admin:payments': ['marketplaceOwner', 'finance'],
  'admin:refunds': ['marketplaceOwner', 'finance'],
  'admin:payouts': ['marketplaceOwner', 'finance'],
  'admin:invoices': ['marketplaceOwner', 'finance'],
  'admin:reports': ['marketplaceOwner', 'finance'],
  'admin:settings': ['marketplaceOwner'],
  'admin:roles': ['marketplaceOwner'],
  'admin:audit': ['marketplaceOwner'],
};

function codeFor(access: Access, caller: Caller): string {
  if (caller === 'anonymous') return 'auth.required';
  if (access.startsWith('admin')) return admins.includes(caller) ? 'admin.right-missing' : 'access.denied';
  return members.includes(caller) ? 'staff.right-missing' : 'access.denied';
}

describe.each(Object.keys(admitted) as Access[])('a route for %s', (access) => {
  it.each(Object.keys(callers) as Caller[])('knows what %s may do', (caller) => {
    const call = (): void => assertAccess(access, callers[caller]);
    if (admitted[access]?.includes(caller)) expect(call).not.toThrow();
    else expect(call).toThrow(expect.objectContaining({ code: codeFor(access, caller) }));
  });
});

describe('the rights', () => {
  it('have a row each in this table', () => {
    const rights = [
      ...STAFF_RIGHTS.map((right) => `vendor:${right}`),
      ...ADMIN_RIGHTS.map((right) => `admin:${right}`),
    ];
    expect(Object.keys(admitted)).toEqual(expect.arrayContaining(rights));
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
