import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiNotFoundResponse, ApiTags } from '@nestjs/swagger';
import { AllowAccess } from '../../../../common/access/allow-access.decorator.js';
import { CurrentStaff } from '../../../../common/access/current-user.decorator.js';
import type { StaffOf } from '../../../../common/access/session-user.js';
import { TakesLong, UsesConnections } from '../../../../common/connections/uses-connections.decorator.js';
import { ProblemView } from '../../../../common/errors/problem.js';
import { LimitRate } from '../../../../common/rate-limit/rate-limit.decorator.js';
import { SyncDto } from './sync.dto.js';
import { SyncEntries } from './sync-entries.use-case.js';
import { SyncedEntryView } from './sync.view.js';

@ApiTags('counter')
@Controller('counter/sync')
@AllowAccess('vendor:counter')
@UsesConnections('counter')
export class CounterSyncController {
  constructor(private readonly entries: SyncEntries) {}

  /**
   * Send the entries of a device
   * @remarks Takes the entries of a device. An entry that was sent before takes effect once; the answer has its present
   * outcome. Entries of a withdrawn device count if they were made before.
   */
  @Post()
  @HttpCode(200)
  @TakesLong()
  @LimitRate({ name: 'counter-sync', points: 120, seconds: 60, by: 'user' })
  @ApiNotFoundResponse({ description: '`device.not-found`', type: ProblemView })
  sync(@CurrentStaff() staff: StaffOf, @Body() form: SyncDto): Promise<SyncedEntryView[]> {
    return this.entries.run(staff, form);
  }
}
