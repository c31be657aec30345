import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { Audited } from '../../../common/access/audited.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { NeedsStepUp } from '../../../common/access/step-up.decorator.js';
import { TableResponse } from '../../../common/csv/table-response.decorator.js';
import { ListExports } from '../../audit/index.js';
import { REVIEWS_TABLE } from './moderated-reviews.csv.js';
import { ReviewsTableQuery } from './moderated-reviews.dto.js';

/** The list of reviews as a file: every row that matches, sent while the list is read. */
@ApiTags('admin-tables')
@Controller('admin')
@AllowAccess('admin:reviews')
export class AdminReviewTablesController {
  constructor(private readonly exports: ListExports) {}

  @Get('reviews.csv')
  @NeedsStepUp()
  @Audited('list.exported')
  @TableResponse()
  @ApiOperation({ operationId: 'adminTablesReviews', summary: 'Reviews as a CSV file' })
  reviews(
    @CurrentUser() admin: SessionUser,
    @Query() query: ReviewsTableQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.exports.send(REVIEWS_TABLE, query, admin, reply);
  }
}
