import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiForbiddenResponse, ApiTags } from '@nestjs/swagger';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { CurrentStaff, CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser, StaffOf } from '../../../common/access/session-user.js';
import { NeedsStepUp } from '../../../common/access/step-up.decorator.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { Idempotent, type Replay } from '../../../common/idempotency/replay.decorator.js';
import { LimitRate } from '../../../common/rate-limit/rate-limit.decorator.js';
import { PayoutAccountDto } from './payout-account.dto.js';
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

  @Get()
  async one(@CurrentStaff() { vendorId }: StaffOf): Promise<OwnPayoutAccountView> {
    return { account: await this.accounts.of(vendorId) };
  }

  /** Sets the account. Needs a step-up. The owners are notified by mail, and payouts are held for 72 hours. */
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
}
