import { Injectable, Logger } from '@nestjs/common';
import { Outbox } from '../../../common/outbox/outbox.js';
import { RateLimiters } from '../../../common/rate-limit/rate-limiters.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { AuditService } from '../../audit/index.js';
import { AccountsService } from '../sign-up/accounts.service.js';
import { TokenInvalid } from '../auth.errors.js';
import { SignInExpired } from '../two-factor/two-factor.errors.js';
import { UserTokens } from '../user-tokens.service.js';
import { FactorResets } from './factor-resets.service.js';
import { FactorResetByAdmin, FactorResetNeedsEmail } from './lost-factor.errors.js';

/** Maximum number of mails to one account, counted across all clients. */
const PER_ACCOUNT = { name: 'lost-factor-mail', points: 3, seconds: 3_600 };

/**
 * Access to an account whose passkeys, phone and recovery codes are lost, by the password and the mailbox
 * (rule A19).
 */
@Injectable()
export class LostFactor {
  private readonly logger = new Logger(LostFactor.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsService,
    private readonly tokens: UserTokens,
    private readonly resets: FactorResets,
    private readonly limiters: RateLimiters,
    private readonly audit: AuditService,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Mails a link to an account whose password was proven.
   * @param signIn the token between the two steps of the sign-in
   * @throws two-factor.sign-in-expired (410), two-factor.reset-by-admin (403) for admins, two-factor.reset-needs-email
   * (403) without an e-mail, request.too-many
   */
  async mailLink(signIn: string): Promise<void> {
    const owner = await this.tokens.ownerOf(signIn, 'second-factor');
    const user = owner === null ? null : await this.accounts.active(owner);
    if (!user) throw new SignInExpired();
    if (user.role === 'admin') throw new FactorResetByAdmin();
    if (user.email === null) throw new FactorResetNeedsEmail();
    await this.limiters.take(PER_ACCOUNT, String(user.id));
    await this.transactions.run(() => this.outbox.publish('user.factor-lost', { userId: user.id }));
  }

  /**
   * Removes the second factors of the account to which the link was mailed, and ends its sessions.
   * @throws auth.token-invalid (410), two-factor.reset-by-admin (403), two-factor.not-enrolled (409)
   */
  async reset(token: string): Promise<void> {
    await this.transactions.run(async () => {
      const userId = await this.tokens.use(token, 'reset-factors');
      const user = userId === null ? null : await this.accounts.active(userId);
      if (!user) throw new TokenInvalid();
      if (user.role === 'admin') throw new FactorResetByAdmin();
      await this.resets.reset(user.id);
      await this.audit.write({
        actorId: user.id,
        action: 'two-factor.reset',
        subjectType: 'user',
        subjectId: user.id,
      });
      await this.outbox.publish('user.factors-removed', { userId: user.id });
      this.transactions.afterCommit(() =>
        this.logger.log({ userId: user.id }, 'second factors reset by mail'),
      );
    });
  }
}
