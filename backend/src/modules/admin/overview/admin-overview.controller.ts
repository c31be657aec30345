import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { OverviewService } from './overview.service.js';
import { AdminOverviewView, RecentActivityView, SystemHealthView } from './overview.view.js';

@ApiTags('admin-overview')
@Controller('admin/overview')
@AllowAccess('admin')
export class AdminOverviewController {
  constructor(private readonly overview: OverviewService) {}

  @Get()
  waiting(): Promise<AdminOverviewView> {
    return this.overview.waiting();
  }

  @Get('activity')
  activity(): Promise<RecentActivityView> {
    return this.overview.activity();
  }

  /** State of the responding server and of the components shared by all servers. */
  @Get('health')
  health(): Promise<SystemHealthView> {
    return this.overview.health();
  }
}
