import { assertPasswordAcceptable } from './password.policy.js';

const check = (password: string, role?: 'admin') => () =>
  assertPasswordAcceptable(password, 'sujata@example.com', role);

describe('a password', () => {
  it('has six characters', () => {
    expect(check('abcd5')).toThrow('Password must be at least 6 characters long.');
    expect(check('abcd56')).not.toThrow();
  });

  it('has twelve for admins', () => {
    expect(check('abcdefgh123', 'admin')).toThrow('Password must be at least 12 characters long.');
    expect(check('abcdefgh1234', 'admin')).not.toThrow();
  });

  it('may be a long sentence in any script', () => {
    expect(check('मलाई दुई प्लेट मोमो मन पर्छ 🥟 and a cup of chiya after it')).not.toThrow();
    expect(check('म'.repeat(128))).not.toThrow();
    expect(check('म'.repeat(129))).toThrow('at most 128');
  });

  it('counts an emoji as one', () => {
    expect(check('🥟🥟🥟🥟🥟')).toThrow('at least 6');
    expect(check('🥟🥟🥟🥟🥟🥟')).not.toThrow();
  });

  it.each(['password1', '12345678', 'QWERTYUIOP', 'sujata@example.com', 'Sujata'])(
    'is not %s',
    (password) => {
      expect(check(password)).toThrow(expect.objectContaining({ code: 'request.invalid' }));
    },
  );
});
