import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../common/access/allow-access.decorator.js';
import { CurrentUser } from '../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../common/access/session-user.js';
import { PageQuery } from '../../common/paging/page-query.js';
import { TableFiles } from '../../common/csv/table-files.service.js';
import { TableResponse } from '../../common/csv/table-response.decorator.js';
import { LoyaltyService } from './loyalty.service.js';
import { POINTS_TABLE } from './points.csv.js';
import { PointsEntryView } from './points-entry.view.js';

@ApiTags('loyalty')
@Controller('users/me')
@AllowAccess('signed-in')
export class PointsController {
  constructor(
    private readonly loyalty: LoyaltyService,
    private readonly files: TableFiles,
  ) {}

  /** Entries of the user's points */
  @Get('points')
  async list(
    @CurrentUser() user: SessionUser,
    @Query() query: PageQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PointsEntryView[]> {
    const { entries, headers } = await this.loyalty.entriesOf(user.id, query, request.url);
    reply.headers(headers);
    return entries;
  }

  /**
   * Entries of the user's points as a CSV file
   * @remarks All entries as a CSV file, in the language of the account.
   */
  @Get('points.csv')
  @TableResponse()
  table(@CurrentUser() user: SessionUser, @Res() reply: FastifyReply): Promise<void> {
    return this.files.send(POINTS_TABLE, this.loyalty.allEntriesOf(user.id), user.language, reply);
  }
}
