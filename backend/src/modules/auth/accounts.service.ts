import { Injectable } from '@nestjs/common';
import { violates } from '../../common/errors/constraint.js';
import { Outbox } from '../../common/outbox/outbox.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { EmailTaken } from './auth.errors.js';
import type { SignupDto } from './dto/signup.dto.js';
import { assertPasswordAcceptable } from './password.policy.js';
import { Passwords } from './passwords.js';
import { User } from './user.entity.js';

/** People and their accounts. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly passwords: Passwords,
    private readonly outbox: Outbox,
  ) {}

  /** Opens a customer's account. Refuses `auth.email-taken`, and passwords as in the password policy. */
  async signUp(form: SignupDto): Promise<User> {
    assertPasswordAcceptable(form.password, form.email);
    const password = await this.passwords.hash(form.password);
    return this.transactions.run(async () => {
      const users = this.transactions.of(User);
      const user = users.create({ ...form, password });
      await users.insert(user).catch((error: unknown) => {
        throw violates(error, 'users_email_unique') ? new EmailTaken() : error;
      });
      await this.outbox.publish('user.signed-up', { userId: user.id });
      return user;
    });
  }

  /** @returns the account if the password is right, else null; takes the same time either way */
  async withPassword(email: string, password: string): Promise<User | null> {
    const user = await this.transactions
      .of(User)
      .createQueryBuilder('u')
      .addSelect('u.password')
      .where('u.email = :email', { email })
      .getOne();
    const right = await this.passwords.matches(user?.password ?? null, password);
    return user && right && !user.suspendedAt ? user : null;
  }

  /** Makes a customer the owner of a business. The role is read afresh with their next request. */
  async becomeVendor(userId: number): Promise<void> {
    await this.transactions.of(User).update({ id: userId, role: 'customer' }, { role: 'vendor' });
  }
}
