import { QueryFailedError } from 'typeorm';
import { loggedError } from './logged-error.js';

describe('an error in the log', () => {
  it('keeps what a database rejected, and none of the values', () => {
    const driver = Object.assign(new Error('duplicate key value'), {
      code: '23505',
      constraint: 'users_email_unique',
      detail: 'Key (email)=(asha@example.com) already exists.',
    });
    const logged = loggedError(new QueryFailedError('INSERT …', ['asha@example.com', '$argon2id$…'], driver));
    expect(logged).toMatchObject({
      type: 'QueryFailedError',
      code: '23505',
      constraint: 'users_email_unique',
    });
    expect(JSON.stringify(logged)).not.toMatch(/asha@example|argon2id/);
  });

  it('copes with what is no error', () => {
    expect(loggedError('text')).toMatchObject({ message: 'text' });
  });
});
