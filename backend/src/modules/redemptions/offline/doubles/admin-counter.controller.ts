import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiNotFoundResponse, ApiTags } from '@nestjs/swagger';
import { AllowAccess } from '../../../../common/access/allow-access.decorator.js';
import { Audited } from '../../../../common/access/audited.decorator.js';
import { CurrentUser } from '../../../../common/access/current-user.decorator.js';
import { DecidesAbout } from '../../../../common/access/decides-about.decorator.js';
import type { SessionUser } from '../../../../common/access/session-user.js';
import { ProblemView } from '../../../../common/errors/problem.js';
import { Idempotent } from '../../../../common/idempotency/replay.decorator.js';
import { Transactions } from '../../../../common/transactions/transactions.js';
import { IdPipe } from '../../../../common/validation/id.pipe.js';
import { ReasonDto } from '../../../../common/validation/reason.dto.js';
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
  ) {}

  /** Devices and people whose acceptances without a network did not count in the last 90 days. */
  @Get('counter/doubles')
  doubles(): Promise<CounterDoublesView[]> {
    return this.transactions.query<CounterDoublesView>(DOUBLES);
  }

  @Post('vendors/:id/counter-devices/:deviceId/withdraw')
  @HttpCode(204)
  @Idempotent()
  @DecidesAbout('vendor')
  @Audited('device.withdrawn')
  @ApiNotFoundResponse({ description: '`device.not-found`', type: ProblemView })
  withdraw(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) vendorId: number,
    @Param('deviceId', IdPipe) deviceId: number,
    @Body() { reason }: ReasonDto,
  ): Promise<void> {
    return this.devices.withdrawByAdmin(admin.id, vendorId, deviceId, reason);
  }
}
