import { Controller, Get, HttpCode, Post } from '@nestjs/common';
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

/** A mail that the mail server has taken. */
export class TestMailView {
  /** Its subject contains this word, by which it is found in the mailbox. */
  word: string;
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
    await this.assertTestCustomer(user);
    await this.mail.assertLeaves();
    return { works: true };
  }

  /**
   * Send a mail to the test mailbox
   * @remarks For `npm run check:live --mailbox`, as the customer of its test business: sends a mail to `TEST_MAILBOX` of the backend. Without this setting
   * there is nothing at the address.
   */
  @Post()
  @HttpCode(200)
  @TakesLong()
  @LimitRate({ name: 'test-mail', points: 3, seconds: 60, by: 'user' })
  @ApiNotFoundResponse({ description: '`route.not-found`', type: ProblemView })
  @ApiServiceUnavailableResponse({ description: '`mail.unavailable`', type: ProblemView })
  async send(@CurrentUser() user: SessionUser): Promise<TestMailView> {
    await this.assertTestCustomer(user);
    const word = await this.mail.send();
    if (word === null) throw new RouteMissing();
    return { word };
  }

  private async assertTestCustomer({ id }: SessionUser): Promise<void> {
    const own = await this.transactions.query(IS_TEST_CUSTOMER, [id]);
    if (own.length === 0) throw new RouteMissing();
  }
}
