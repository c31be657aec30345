import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SessionUser } from '../../../common/access/session-user.js';
import { Outbox } from '../../../common/outbox/outbox.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { AuditService } from '../../audit/index.js';
import { AccountsService } from '../sign-up/accounts.service.js';
import type { EnrolmentView, RecoveryCodesView, TwoFactorView } from './two-factor.view.js';
import { OwnSessionsService } from '../sessions/own-sessions.service.js';
import { enrolmentOf } from './one-time-code.js';
import { RecoveryCodes } from './recovery-codes.service.js';
import { sealSecret } from './sealed-secret.js';
import { SecondFactor } from './second-factor.service.js';
import { AlreadyEnrolled, NotEnrolled, SecondFactorWrong } from './two-factor.errors.js';
import { BEGIN, CONFIRM, DELETE_APP, LOCK_APP, LOCK_OWNER, STATE } from './two-factor.sql.js';
import { identityOf } from '../identity.js';

const SECRET_BYTES = 20;

/** Turning the authenticator app on and off for oneself, and the recovery codes (rules A10 and A18). */
@Injectable()
export class TwoFactorEnrolmentService {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsService,
    private readonly sessions: OwnSessionsService,
    private readonly factor: SecondFactor,
    private readonly codes: RecoveryCodes,
    private readonly audit: AuditService,
    private readonly outbox: Outbox,
  ) {}

  async state(userId: number): Promise<TwoFactorView> {
    const [state] = await this.transactions.query<TwoFactorView>(STATE, [userId]);
    if (!state) throw new Error('The state was not read.');
    return state;
  }

  /**
   * Generates a secret for the app. Sign-ins do not require it before a code has been confirmed. A repeated
   * call generates another secret. Rejects `auth.wrong-password` and `two-factor.already-enrolled`.
   */
  async begin(user: SessionUser, password: string): Promise<EnrolmentView> {
    await this.accounts.assertPassword(user, password);
    const secret = randomBytes(SECRET_BYTES);
    const made = await this.transactions.query(BEGIN, [
      user.id,
      sealSecret(secret, user.id, this.factor.keys),
    ]);
    if (made.length === 0) throw new AlreadyEnrolled();
    return enrolmentOf(secret, identityOf(user));
  }

  /** Turns it on and ends the other sessions. Rejects `two-factor.code-wrong`, `two-factor.already-enrolled`, `two-factor.not-enrolled`. */
  async confirm(user: SessionUser, code: string): Promise<RecoveryCodesView> {
    return this.transactions.run(async () => {
      await this.transactions.query(LOCK_OWNER, [user.id]);
      await this.sessions.assertOpen(user);
      const [row] = await this.transactions.query<{ isOn: boolean }>(LOCK_APP, [user.id]);
      if (!row) throw new NotEnrolled();
      if (row.isOn) throw new AlreadyEnrolled();
      if (!(await this.factor.useOneTime(user.id, code))) throw new SecondFactorWrong();
      await this.transactions.query(CONFIRM, [user.id]);
      await this.sessions.endOthers(user);
      await this.note(user.id, 'two-factor.on');
      await this.outbox.publish('user.two-factor-changed', { userId: user.id, isOn: true });
      return { recoveryCodes: await this.codes.makeFirst(user.id) };
    });
  }

  /**
   * Generates new codes and invalidates the earlier ones. Rejects `two-factor.not-enrolled` without a passkey
   * or authenticator app.
   */
  async renewRecoveryCodes(userId: number): Promise<RecoveryCodesView> {
    return this.transactions.run(async () => {
      await this.transactions.query(LOCK_OWNER, [userId]);
      if (!(await this.factor.isRequiredOf(userId))) throw new NotEnrolled();
      await this.note(userId, 'two-factor.codes-renewed');
      return { recoveryCodes: await this.codes.renew(userId) };
    });
  }

  /** Rejects `auth.wrong-password`, `two-factor.code-wrong` and `two-factor.not-enrolled`. */
  async turnOff(user: SessionUser, password: string, code: string): Promise<void> {
    await this.accounts.assertPassword(user, password);
    if (!(await this.factor.hasApp(user.id))) throw new NotEnrolled();
    await this.factor.assertCode(user.id, code);
    await this.transactions.run(async () => {
      await this.transactions.query(DELETE_APP, [user.id]);
      await this.codes.dropWithLastFactor(user.id);
      await this.note(user.id, 'two-factor.off');
      await this.outbox.publish('user.two-factor-changed', { userId: user.id, isOn: false });
    });
  }

  private note(userId: number, action: string): Promise<void> {
    return this.audit.write({ actorId: userId, action, subjectType: 'user', subjectId: userId });
  }
}
