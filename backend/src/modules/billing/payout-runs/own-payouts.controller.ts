import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { OpenToKeys } from '../../../common/api-keys/open-to-keys.decorator.js';
import { CurrentStaff, CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser, StaffOf } from '../../../common/access/session-user.js';
import { TableResponse } from '../../../common/csv/table-response.decorator.js';
import { sendTable } from '../../../common/csv/send-table.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { nepalDay } from '../../../common/time/nepal-day.js';
import { LimitRate } from '../../../common/rate-limit/rate-limit.decorator.js';
import { PublicIdPipe } from '../../../common/validation/id.pipe.js';
import { SettingsService } from '../../settings/index.js';
import { NextPayoutView, PayoutStatementView } from './own-payout.view.js';
import { OwnPayouts } from './own-payouts.service.js';
import { ENTRY_HEADINGS } from './payout-entries.js';
import { payoutStatementPdf } from './payout-statement-pdf.js';

/** Payouts of a business, for its owners and managers. */
@ApiTags('vendor-account')
@Controller('vendors/me/payouts')
@AllowAccess('vendor:money')
export class OwnPayoutsController {
  constructor(
    private readonly payouts: OwnPayouts,
    private readonly settings: SettingsService,
  ) {}

  /** Day and amount of the next payout */
  @Get('next')
  @OpenToKeys('payouts:read')
  next(@CurrentStaff() { vendorId }: StaffOf): Promise<NextPayoutView> {
    return this.payouts.next(vendorId);
  }

  /**
   * Statement of one payout as a CSV file
   * @remarks Its statement as a file for spreadsheets, in the language of the account.
   */
  @Get(':id.csv')
  @OpenToKeys('payouts:read')
  @TableResponse()
  @ApiNotFoundResponse({ description: '`payout.not-found`', type: ProblemView })
  async table(
    @CurrentUser() { language }: SessionUser,
    @CurrentStaff() { vendorId }: StaffOf,
    @Param('id', PublicIdPipe) id: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { orderedAt } = await this.payouts.sums(vendorId, id);
    await sendTable(
      reply,
      `payout-${nepalDay(new Date(orderedAt))}`,
      ENTRY_HEADINGS[language],
      this.payouts.entries(vendorId, id, language),
    );
  }

  /** Statement of one payout as a PDF file */
  @Get(':id/pdf')
  @LimitRate({ name: 'payout-pdf', points: 30, seconds: 60, by: 'user' })
  @ApiProduces('application/pdf')
  @ApiOkResponse({ description: 'The file', content: { 'application/pdf': {} } })
  @ApiNotFoundResponse({ description: '`payout.not-found`', type: ProblemView })
  async pdf(
    @CurrentStaff() { vendorId }: StaffOf,
    @Param('id', PublicIdPipe) id: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const payout = await this.payouts.one(vendorId, id);
    await reply
      .headers({
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${payout.number}.pdf"`,
        'cache-control': 'private, no-store',
      })
      .send(await payoutStatementPdf(payout, await this.settings.value('site.name')));
  }

  /** Statement of one payout */
  @Get(':id')
  @OpenToKeys('payouts:read')
  @ApiNotFoundResponse({ description: '`payout.not-found`', type: ProblemView })
  one(
    @CurrentStaff() { vendorId }: StaffOf,
    @Param('id', PublicIdPipe) id: string,
  ): Promise<PayoutStatementView> {
    return this.payouts.one(vendorId, id);
  }
}
