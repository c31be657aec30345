import { Controller, Get } from '@nestjs/common';
import { ApiNotFoundResponse, ApiServiceUnavailableResponse, ApiTags } from '@nestjs/swagger';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import { TakesLong } from '../../../common/connections/uses-connections.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { RouteMissing } from '../../../common/errors/common.errors.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { LimitRate } from '../../../common/rate-limit/rate-limit.decorator.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { MailCheck } from '../../notifications/index.js';
import { IS_TEST_CUSTOMER } from './test-business.sql.js';

/** The mail server takes mail, and no mail waits. */
export class MailCheckView {
  works: boolean;
}

@ApiTags('vendors')
@Controller('test-business/mail')
@AllowAccess('signed-in')
export class MailCheckController {
  constructor(
    private readonly mail: MailCheck,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Check that mail leaves
   * @remarks For `npm run check:live`, as the customer of its test business: connects to the mail server and signs in, without a mail.
   */
  @Get()
  @TakesLong()
  @LimitRate({ name: 'mail-check', points: 6, seconds: 60, by: 'user' })
  @ApiNotFoundResponse({ description: '`route.not-found`', type: ProblemView })
  @ApiServiceUnavailableResponse({ description: '`mail.unavailable`', type: ProblemView })
  async check(@CurrentUser() user: SessionUser): Promise<MailCheckView> {
    const own = await this.transactions.query(IS_TEST_CUSTOMER, [user.id]);
    if (own.length === 0) throw new RouteMissing();
    await this.mail.assertLeaves();
    return { works: true };
  }
}
