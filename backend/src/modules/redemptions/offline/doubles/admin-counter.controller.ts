import { Controller, Delete, Get, HttpCode, Param, Query, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AllowAccess } from '../../../../common/access/allow-access.decorator.js';
import { Audited } from '../../../../common/access/audited.decorator.js';
import { CurrentUser } from '../../../../common/access/current-user.decorator.js';
import { DecidesAbout } from '../../../../common/access/decides-about.decorator.js';
import type { SessionUser } from '../../../../common/access/session-user.js';
import { NeedsStepUp } from '../../../../common/access/step-up.decorator.js';
import { oneBatch } from '../../../../common/csv/table-files.service.js';
import { TableResponse } from '../../../../common/csv/table-response.decorator.js';
import { ListExports } from '../../../audit/index.js';
import { DOUBLES_TABLE } from './counter-doubles.csv.js';
import { ProblemView } from '../../../../common/errors/problem.js';
import { Idempotent } from '../../../../common/idempotency/replay.decorator.js';
import { Transactions } from '../../../../common/transactions/transactions.js';
import { IdPipe } from '../../../../common/validation/id.pipe.js';
import { WithdrawDeviceQuery } from '../devices/counter-device.dto.js';
import { CounterDevices } from '../devices/counter-devices.service.js';
import { DOUBLES } from './counter-doubles.sql.js';
import { CounterDoublesView } from './counter-doubles.view.js';

/** Counters without a network, for admins. */
@ApiTags('admin-vendors')
@Controller('admin')
@AllowAccess('admin:businesses')
export class AdminCounterController {
  constructor(
    private readonly transactions: Transactions,
    private readonly devices: CounterDevices,
    private readonly exports: ListExports,
  ) {}

  /**
   * Acceptances without a network that did not count
   * @remarks Devices and people whose acceptances without a network did not count in the last 90 days.
   */
  @Get('doubles')
  doubles(): Promise<CounterDoublesView[]> {
    return this.transactions.query<CounterDoublesView>(DOUBLES);
  }

  /** Acceptances that did not count as a CSV file */
  @Get('doubles.csv')
  @NeedsStepUp()
  @Audited('list.exported')
  @TableResponse()
  async table(@CurrentUser() admin: SessionUser, @Res() reply: FastifyReply): Promise<void> {
    await this.exports.sendRows(DOUBLES_TABLE, oneBatch(this.doubles()), [], admin, reply);
  }

  /**
   * Withdraw a counter device of a business
   * @remarks Withdraws a device: its later entries are rejected.
   */
  @Delete('devices/:id')
  @HttpCode(204)
  @Idempotent()
  @DecidesAbout('device')
  @Audited('device.withdrawn')
  @ApiNotFoundResponse({ description: '`device.not-found`', type: ProblemView })
  withdraw(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) id: number,
    @Query() { reason }: WithdrawDeviceQuery,
  ): Promise<void> {
    return this.devices.withdrawByAdmin(admin.id, id, reason);
  }
}
