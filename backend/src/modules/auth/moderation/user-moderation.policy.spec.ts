import { assertNotOwn, assertSuspended, type DecidedUser, roleAfter } from './user-moderation.policy.js';

const somebody: DecidedUser = {
  id: 7,
  role: 'customer',
  isSuspended: false,
  emailVerified: true,
  passwordIsShort: false,
  staffRole: null,
};
const rejecting = (code: string) => expect.objectContaining({ code }) as Error;

describe('deciding about a person', () => {
  it('leaves one’s own account to others (Y1)', () => {
    expect(() => assertNotOwn(7, 7)).toThrow(rejecting('user.own-account'));
    expect(() => assertNotOwn(7, 8)).not.toThrow();
  });

  it('says what somebody already is (Y2)', () => {
    expect(() => assertSuspended({ ...somebody, isSuspended: true }, false)).toThrow(
      expect.objectContaining({ code: 'user.state-forbids', details: { currentState: 'suspended' } }),
    );
    expect(() => assertSuspended(somebody, true)).toThrow(rejecting('user.state-forbids'));
  });

  it('makes an admin of somebody with a proved mailbox who works for no business (Y3)', () => {
    expect(roleAfter(somebody, 'admin')).toBe('admin');
    expect(() => roleAfter({ ...somebody, emailVerified: false }, 'admin')).toThrow(
      rejecting('user.email-unverified'),
    );
    expect(() => roleAfter({ ...somebody, staffRole: 'counter' }, 'admin')).toThrow(
      rejecting('user.works-for-business'),
    );
    expect(() => roleAfter({ ...somebody, isSuspended: true }, 'admin')).toThrow(
      rejecting('user.state-forbids'),
    );
    expect(() => roleAfter({ ...somebody, role: 'admin' }, 'admin')).toThrow(rejecting('user.state-forbids'));
  });

  it('gives who stops being an admin the role that a business gives them (Y3)', () => {
    expect(roleAfter({ ...somebody, role: 'admin' }, 'customer')).toBe('customer');
    expect(roleAfter({ ...somebody, role: 'admin', staffRole: 'owner' }, 'customer')).toBe('vendor');
    expect(() => roleAfter(somebody, 'customer')).toThrow(rejecting('user.state-forbids'));
  });
});
