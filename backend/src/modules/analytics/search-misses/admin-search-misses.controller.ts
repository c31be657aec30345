import { Controller, Get, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { Audited } from '../../../common/access/audited.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { NeedsStepUp } from '../../../common/access/step-up.decorator.js';
import { oneBatch } from '../../../common/csv/table-files.service.js';
import { TableResponse } from '../../../common/csv/table-response.decorator.js';
import { ListExports } from '../../audit/index.js';
import { SearchMissView } from './search-miss.view.js';
import { SEARCH_MISSES_TABLE } from './search-misses.csv.js';
import { SearchMisses } from './search-misses.service.js';

@ApiTags('admin-catalogue')
@Controller('admin')
@AllowAccess('admin:settings')
export class AdminSearchMissesController {
  constructor(
    private readonly misses: SearchMisses,
    private readonly exports: ListExports,
  ) {}

  /**
   * Searches that found nothing
   * @remarks Searches of at least 5 visitors that found nothing in the last 30 days, at most 200.
   */
  @Get('search-misses')
  list(): Promise<SearchMissView[]> {
    return this.misses.list();
  }

  /** Searches that found nothing as a CSV file */
  @Get('search-misses.csv')
  @NeedsStepUp()
  @Audited('list.exported')
  @TableResponse()
  async table(@CurrentUser() admin: SessionUser, @Res() reply: FastifyReply): Promise<void> {
    await this.exports.sendRows(SEARCH_MISSES_TABLE, oneBatch(this.list()), [], admin, reply);
  }
}
