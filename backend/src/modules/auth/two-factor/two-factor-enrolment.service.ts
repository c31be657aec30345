import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SessionUser } from '../../../common/access/session-user.js';
import { Outbox } from '../../../common/outbox/outbox.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { AuditService } from '../../audit/index.js';
import { AccountsService } from '../accounts.service.js';
import type { EnrolmentView, RecoveryCodesView, TwoFactorView } from '../dto/two-factor.view.js';
import { OwnSessionsService } from '../own-sessions.service.js';
import { enrolmentOf } from './one-time-code.js';
import { makeRecoveryCode, RECOVERY_CODES } from './recovery-code.js';
import { sealSecret } from './sealed-secret.js';
import { SecondFactor } from './second-factor.js';
import { AlreadyEnrolled, NotEnrolled, SecondFactorWrong } from './two-factor.errors.js';

const SECRET_BYTES = 20;

/** Turning the second factor on and off for oneself (rule A10). */
@Injectable()
export class TwoFactorEnrolmentService {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsService,
    private readonly sessions: OwnSessionsService,
    private readonly factor: SecondFactor,
    private readonly audit: AuditService,
    private readonly outbox: Outbox,
  ) {}

  async state(userId: number): Promise<TwoFactorView> {
    const [row] = await this.transactions.query<TwoFactorView>(
      `SELECT a.confirmed_at IS NOT NULL AS "isOn",
              (SELECT count(*)::int FROM recovery_codes c WHERE c.user_id = a.user_id) AS "recoveryCodesLeft"
       FROM authenticators a WHERE a.user_id = $1`,
      [userId],
    );
    return row ?? { isOn: false, recoveryCodesLeft: 0 };
  }

  /**
   * Makes a secret for the app; nothing is asked for at sign-in before a code of it came back. Asked again it makes another.
   * Refuses `auth.wrong-password` and `two-factor.already-enrolled`.
   */
  async begin(user: SessionUser, password: string): Promise<EnrolmentView> {
    await this.accounts.assertPassword(user, password);
    const secret = randomBytes(SECRET_BYTES);
    const made = await this.transactions.query(
      `INSERT INTO authenticators (user_id, secret) VALUES ($1, $2)
       ON CONFLICT (user_id) DO UPDATE SET secret = excluded.secret, created_at = now() WHERE authenticators.confirmed_at IS NULL
       RETURNING user_id`,
      [user.id, sealSecret(secret, user.id, this.factor.keys)],
    );
    if (made.length === 0) throw new AlreadyEnrolled();
    return enrolmentOf(secret, user.email);
  }

  /** Turns it on and ends the other sessions. Refuses `two-factor.code-wrong`, `two-factor.already-enrolled`, `two-factor.not-enrolled`. */
  async confirm(user: SessionUser, code: string): Promise<RecoveryCodesView> {
    return this.transactions.run(async () => {
      const [row] = await this.transactions.query<{ isOn: boolean }>(
        'SELECT confirmed_at IS NOT NULL AS "isOn" FROM authenticators WHERE user_id = $1 FOR UPDATE',
        [user.id],
      );
      if (!row) throw new NotEnrolled();
      if (row.isOn) throw new AlreadyEnrolled();
      if (!(await this.factor.useOneTime(user.id, code))) throw new SecondFactorWrong();
      await this.transactions.query('UPDATE authenticators SET confirmed_at = now() WHERE user_id = $1', [
        user.id,
      ]);
      await this.sessions.endOthers(user);
      await this.note(user.id, 'two-factor.on');
      await this.outbox.publish('user.two-factor-changed', { userId: user.id, isOn: true });
      return this.makeRecoveryCodes(user.id);
    });
  }

  /** New codes; the earlier ones stop working. Refuses `two-factor.code-wrong` and `two-factor.not-enrolled`. */
  async renewRecoveryCodes(user: SessionUser, code: string): Promise<RecoveryCodesView> {
    await this.assertOn(user.id, code);
    return this.transactions.run(async () => {
      await this.note(user.id, 'two-factor.codes-renewed');
      return this.makeRecoveryCodes(user.id);
    });
  }

  /** Refuses `auth.wrong-password`, `two-factor.code-wrong` and `two-factor.not-enrolled`. */
  async turnOff(user: SessionUser, password: string, code: string): Promise<void> {
    await this.accounts.assertPassword(user, password);
    await this.assertOn(user.id, code);
    await this.transactions.run(async () => {
      await this.transactions.query('DELETE FROM authenticators WHERE user_id = $1', [user.id]);
      await this.note(user.id, 'two-factor.off');
      await this.outbox.publish('user.two-factor-changed', { userId: user.id, isOn: false });
    });
  }

  private async assertOn(userId: number, code: string): Promise<void> {
    if (!(await this.factor.isRequiredOf(userId))) throw new NotEnrolled();
    await this.factor.assertCode(userId, code);
  }

  private note(userId: number, action: string): Promise<void> {
    return this.audit.write({ actorId: userId, action, subjectType: 'user', subjectId: userId });
  }

  private async makeRecoveryCodes(userId: number): Promise<RecoveryCodesView> {
    const recoveryCodes = Array.from({ length: RECOVERY_CODES }, makeRecoveryCode);
    await this.transactions.query('DELETE FROM recovery_codes WHERE user_id = $1', [userId]);
    await this.transactions.query(
      'INSERT INTO recovery_codes (user_id, code_hash) SELECT $1, unnest($2::bytea[])',
      [userId, recoveryCodes.map((code) => this.factor.hashOf(code))],
    );
    return { recoveryCodes };
  }
}
