import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { OverviewService } from './overview.service.js';
import { AdminOverviewView, RecentActivityView, SystemHealthView } from './overview.view.js';

@ApiTags('admin-overview')
@Controller('admin/overview')
@AllowAccess('admin-staff')
export class AdminOverviewController {
  constructor(private readonly overview: OverviewService) {}

  /**
   * Queues that wait for an admin
   * @remarks Queues of which the admin has not the right are empty.
   */
  @Get()
  waiting(@CurrentUser() { rights }: SessionUser): Promise<AdminOverviewView> {
    return this.overview.waiting(rights);
  }

  /** Activity of today and the last 14 days */
  @Get('activity')
  activity(): Promise<RecentActivityView> {
    return this.overview.activity();
  }

  /**
   * State of the server and of shared components
   * @remarks State of the responding server and of the components shared by all servers.
   */
  @Get('health')
  health(): Promise<SystemHealthView> {
    return this.overview.health();
  }
}
