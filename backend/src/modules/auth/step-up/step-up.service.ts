import { Injectable, Logger } from '@nestjs/common';
import type { SessionUser } from '../../../common/access/session-user.js';
import { InvalidRequest } from '../../../common/errors/common.errors.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { AccountsService } from '../sign-up/accounts.service.js';
import { DigitsExpired } from '../one-time-number/one-time-number.errors.js';
import { PasskeyRejected, PasskeyWrong } from '../passkeys/passkey.errors.js';
import { PasskeyProofs } from '../passkeys/passkey-proofs.service.js';
import { PasskeysService } from '../passkeys/passkeys.service.js';
import { SignInLog } from '../sign-in/sign-in-log.service.js';
import { SecondFactor } from '../two-factor/second-factor.service.js';
import { SecondFactorWrong } from '../two-factor/two-factor.errors.js';
import type { StepUpDto } from './step-up.dto.js';
import type { StepUpView } from './step-up.view.js';
import { identityOf } from '../identity.js';
import { STEP_UP } from '../sessions/sessions.sql.js';

/** False for admins, who need a stronger proof than their mailbox (rule A23). */
const getsDigits = ({ role, emailVerified, verifiedPhone }: SessionUser): boolean =>
  role !== 'admin' && (emailVerified || verifiedPhone !== null);

/** Proof that a session is still used by its owner (rule A13). */
@Injectable()
export class StepUpService {
  private readonly logger = new Logger(StepUpService.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsService,
    private readonly factor: SecondFactor,
    private readonly log: SignInLog,
    private readonly passkeys: PasskeysService,
    private readonly proofs: PasskeyProofs,
  ) {}

  async waysOf(user: SessionUser): Promise<StepUpView['ways']> {
    const [hasPassword, hasApp, passkeys] = await Promise.all([
      this.accounts.hasPassword(user.id),
      this.factor.hasApp(user.id),
      this.passkeys.list(user.id),
    ]);
    return [
      ...(hasPassword ? ['password' as const] : []),
      ...(hasApp ? ['code' as const] : []),
      ...(passkeys.length > 0 ? ['passkey' as const] : []),
      ...(getsDigits(user) ? ['digits' as const] : []),
    ];
  }

  /**
   * @param address of the visitor, for the log
   * @throws request.invalid unless exactly one proof is given; auth.wrong-password, two-factor.code-wrong (403),
   * otp.wrong (400), otp.expired (410), request.too-many
   */
  async confirm(user: SessionUser, proof: StepUpDto, address: string): Promise<void> {
    if (
      [proof.password, proof.code, proof.passkey, proof.digits].filter((one) => one !== undefined).length !==
      1
    )
      throw new InvalidRequest({ errors: [{ field: 'password', message: 'Please enter your password.' }] });
    try {
      await this.assertProof(user, proof);
    } catch (error) {
      this.log.failed(identityOf(user), address, error);
      throw error;
    }
    await this.transactions.query(STEP_UP, [user.sid]);
    this.logger.log({ userId: user.id }, 'stepped up');
  }

  private async assertProof(
    user: SessionUser,
    { password, code, passkey, digits }: StepUpDto,
  ): Promise<void> {
    if (password !== undefined) return this.accounts.assertPassword(user, password);
    if (passkey !== undefined) return this.assertOwnPasskey(user, passkey);
    if (digits !== undefined) return this.assertDigits(user, digits);
    // An unconfirmed secret is no proof.
    if (!(await this.factor.hasApp(user.id))) throw new SecondFactorWrong();
    await this.factor.assertCode(user.id, code ?? '');
  }

  private async assertDigits(user: SessionUser, digits: string): Promise<void> {
    if (!getsDigits(user)) throw new DigitsExpired();
    await this.accounts.assertDigits(user, digits);
  }

  /** Rejects another user's passkey like an unknown one. Responds with 403, because the session itself is valid. */
  private async assertOwnPasskey(user: SessionUser, passkey: object): Promise<void> {
    const owner = await this.proofs.ownerOf(passkey).catch((error: unknown) => {
      if (error instanceof PasskeyRejected) return null;
      throw error;
    });
    if (owner !== user.id) throw new PasskeyWrong();
  }
}
