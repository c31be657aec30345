import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { FiguresQuery } from './figures.dto.js';
import { FiguresService } from './figures.service.js';
import { FiguresView } from './figures.view.js';

@ApiTags('admin-overview')
@Controller('admin/figures')
@AllowAccess('admin:reports')
export class AdminFiguresController {
  constructor(private readonly figures: FiguresService) {}

  /**
   * Figures of the marketplace
   * @remarks Figures of the marketplace, each with the path of its rows.
   */
  @Get()
  read(@CurrentUser() admin: SessionUser, @Query() { period }: FiguresQuery): Promise<FiguresView> {
    return this.figures.read(admin, period);
  }
}
