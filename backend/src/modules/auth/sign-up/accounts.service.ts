import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import type { SessionUser } from '../../../common/access/session-user.js';
import { violates } from '../../../common/errors/constraint.js';
import { Outbox } from '../../../common/outbox/outbox.js';
import { RateLimiters } from '../../../common/rate-limit/rate-limiters.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { AccountErasure } from '../profile/account-erasure.service.js';
import { EmailTaken, WrongPassword } from '../auth.errors.js';
import type { SignupDto } from './signup.dto.js';
import { assertPasswordAcceptable, isLongEnoughForAdmins } from '../password/password.policy.js';
import { SignInCodes } from '../one-time-number/sign-in-codes.service.js';
import { Passwords } from '../password/passwords.service.js';
import { identityOf } from '../identity.js';
import { User } from '../user.entity.js';

/** Maximum number of wrong passwords where a signed-in user has to enter one. */
const OWN_PASSWORD = { name: 'own-password', points: 10, seconds: 60 };

type Identified = Pick<SessionUser, 'email' | 'verifiedPhone'>;

/** Form of a sign-up, with the hashed password. */
export type NewAccount = SignupDto & {
  passwordIsLong: boolean;
  /** Set for an account of the sandbox, whose address receives nothing. */
  emailVerifiedAt?: Date;
};

/** Users and their accounts. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly passwords: Passwords,
    private readonly erasure: AccountErasure,
    private readonly limiters: RateLimiters,
    private readonly outbox: Outbox,
    private readonly codes: SignInCodes,
  ) {}

  /**
   * Opens a customer's account and erases an abandoned unverified one with the same e-mail (rule A7). Rejects
   * `auth.email-taken`, and passwords as in the password policy.
   */
  async signUp(form: SignupDto): Promise<User> {
    return this.open(await this.prepare(form));
  }

  /** Checks and hashes the password. Call before the transaction of `open`. Rejects passwords as in the password policy. */
  async prepare(form: SignupDto): Promise<NewAccount> {
    assertPasswordAcceptable(form.password, form.email);
    const password = await this.passwords.hash(form.password);
    return { ...form, password, passwordIsLong: isLongEnoughForAdmins(form.password) };
  }

  /** Rejects `auth.email-taken`. */
  async open(account: NewAccount): Promise<User> {
    return this.transactions.run(async () => {
      await this.erasure.eraseAbandoned(account.email);
      const users = this.transactions.of(User);
      const user = users.create(account);
      await users.insert(user).catch((error: unknown) => {
        throw violates(error, 'users_email_unique') ? new EmailTaken() : error;
      });
      await this.outbox.publish('user.signed-up', { userId: user.id });
      return user;
    });
  }

  /** @returns the account if the password is correct, else null; takes the same time either way */
  async withPassword(email: string, password: string): Promise<User | null> {
    const user = await this.transactions
      .of(User)
      .createQueryBuilder('u')
      .addSelect('u.password')
      .where('u.email = :email', { email })
      .getOne();
    const right = await this.passwords.matches(user?.password ?? null, password);
    if (!user || !right || user.suspendedAt) return null;
    await this.learnLength(user, password);
    return user;
  }

  /** Stores if the password is long enough for admins, which is only visible while it is typed. */
  private async learnLength(user: User, password: string): Promise<void> {
    const passwordIsLong = isLongEnoughForAdmins(password);
    if (user.passwordIsLong === passwordIsLong) return;
    user.passwordIsLong = passwordIsLong;
    await this.transactions.of(User).update({ id: user.id }, { passwordIsLong });
  }

  /** @returns the account unless it is suspended or erased */
  async active(id: number): Promise<User | null> {
    return this.transactions.of(User).findOneBy({ id, suspendedAt: IsNull(), erasedAt: IsNull() });
  }

  /** Locks the account until commit, so that work of one user runs one after the other. */
  async lock(id: number): Promise<void> {
    await this.transactions
      .of(User)
      .findOne({ select: { id: true }, where: { id }, lock: { mode: 'for_no_key_update' } });
  }

  /** Returns true if the account is an admin who may sign in. The account cannot be deleted until commit. */
  async isActiveAdmin(id: number): Promise<boolean> {
    const admin = await this.transactions.of(User).findOne({
      select: { id: true },
      where: { id, role: 'admin', suspendedAt: IsNull() },
      lock: { mode: 'for_key_share' },
    });
    return admin !== null;
  }

  /**
   * Checks the password. An account without one enters new digits in its place (rule A22).
   * @throws auth.wrong-password (403), and after ten wrong passwords in a minute request.too-many; for digits
   * the errors of `assertDigits`
   */
  async assertPassword(user: Identified & { id: number }, password: string): Promise<void> {
    await this.limiters.take(OWN_PASSWORD, String(user.id));
    if (await this.hasPassword(user.id)) {
      if (!(await this.withPassword(identityOf(user), password))) throw new WrongPassword();
    } else await this.assertDigits(user, password);
    await this.limiters.giveBack(OWN_PASSWORD, String(user.id));
  }

  /** @throws otp.expired (410), otp.wrong (400) with `triesLeft` */
  async assertDigits(user: Identified, digits: string): Promise<void> {
    const code = await this.codes.prove(identityOf(user), digits);
    await this.transactions.run(() => this.codes.use(code));
  }

  async hasPassword(id: number): Promise<boolean> {
    return this.transactions.of(User).existsBy({ id, password: Not(IsNull()) });
  }

  /** Makes a customer the owner of a business. The next request reads the new role. */
  async becomeVendor(userId: number): Promise<void> {
    await this.transactions.of(User).update({ id: userId, role: 'customer' }, { role: 'vendor' });
  }

  /** Makes a former owner a customer again. */
  async becomeCustomer(userId: number): Promise<void> {
    await this.transactions.of(User).update({ id: userId, role: 'vendor' }, { role: 'customer' });
  }
}
