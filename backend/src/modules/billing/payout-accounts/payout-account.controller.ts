import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiBadRequestResponse, ApiForbiddenResponse, ApiGoneResponse, ApiTags } from '@nestjs/swagger';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { CurrentStaff, CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser, StaffOf } from '../../../common/access/session-user.js';
import { NeedsStepUp } from '../../../common/access/step-up.decorator.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { Idempotent, type Replay } from '../../../common/idempotency/replay.decorator.js';
import { LimitRate } from '../../../common/rate-limit/rate-limit.decorator.js';
import { ConfirmPayoutAccountDto, PayoutAccountDto } from './payout-account.dto.js';
import { OwnPayoutAccountView } from './payout-account.view.js';
import { PayoutAccounts } from './payout-accounts.service.js';

const again: Replay<PayoutAccountController> = async (
  { accounts },
  _,
  { staffOf },
): Promise<OwnPayoutAccountView> => ({
  account: staffOf && (await accounts.of(staffOf.vendorId)),
});

/** The account that receives a business's payouts, for its owners. */
@ApiTags('vendor-account')
@Controller('vendors/me/payout-account')
@AllowAccess('vendor-owner')
export class PayoutAccountController {
  constructor(readonly accounts: PayoutAccounts) {}

  /** The account that receives payouts */
  @Get()
  async one(@CurrentStaff() { vendorId }: StaffOf): Promise<OwnPayoutAccountView> {
    return { account: await this.accounts.of(vendorId) };
  }

  /**
   * Set the account that receives payouts
   * @remarks Sets the account. Needs a step-up. The owners are notified by mail. The one who sets it gets digits by mail
   * that confirm it; nothing is paid out before. The same unconfirmed account again mails new digits.
   */
  @Put()
  @NeedsStepUp()
  @LimitRate({ name: 'payout-account', points: 10, seconds: 3_600, by: 'user' })
  @Idempotent(again)
  @ApiForbiddenResponse({ description: '`auth.step-up-required`, `auth.wrong-password`', type: ProblemView })
  async set(
    @CurrentUser() owner: SessionUser,
    @CurrentStaff() { vendorId }: StaffOf,
    @Body() form: PayoutAccountDto,
  ): Promise<OwnPayoutAccountView> {
    await this.accounts.set(owner, vendorId, form);
    return { account: await this.accounts.of(vendorId) };
  }

  /**
   * Confirm the account that receives payouts
   * @remarks Confirms the account with the mailed digits. Payouts are held for 72 hours from then on. Needs a step-up.
   */
  @Post('confirm')
  @HttpCode(200)
  @NeedsStepUp()
  @LimitRate({ name: 'payout-account-confirm', points: 20, seconds: 3_600, by: 'user' })
  @Idempotent(again)
  @ApiForbiddenResponse({ description: '`auth.step-up-required`', type: ProblemView })
  @ApiBadRequestResponse({ description: '`otp.wrong` with `triesLeft`', type: ProblemView })
  @ApiGoneResponse({ description: '`otp.expired`', type: ProblemView })
  async confirm(
    @CurrentUser() owner: SessionUser,
    @CurrentStaff() { vendorId }: StaffOf,
    @Body() { code }: ConfirmPayoutAccountDto,
  ): Promise<OwnPayoutAccountView> {
    await this.accounts.confirm(owner, vendorId, code);
    return { account: await this.accounts.of(vendorId) };
  }
}
