import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AllowAccess } from '../../common/access/allow-access.decorator.js';
import { Audited } from '../../common/access/audited.decorator.js';
import { CurrentUser } from '../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../common/access/session-user.js';
import { NeedsStepUp } from '../../common/access/step-up.decorator.js';
import { AnswersTable } from '../../common/csv/answers-table.decorator.js';
import { ListExports } from '../audit/index.js';
import { ModeratedDealTableQuery } from '../deals/index.js';
import { DEALS_TABLE } from './deals/deals.csv.js';
import { VendorsTableQuery } from './admin.dto.js';
import { ReviewsTableQuery } from './reviews/reviews.dto.js';
import { REVIEWS_TABLE } from './reviews/reviews.csv.js';
import { UsersTableQuery } from './users/users.dto.js';
import { USERS_TABLE } from './users/users.csv.js';
import { VENDORS_TABLE } from './vendors/vendors.csv.js';

/** The lists of the console as files: all that matches, sent while it is being read. */
@ApiTags('admin-tables')
@Controller('admin')
@AllowAccess('admin')
export class AdminTablesController {
  constructor(private readonly exports: ListExports) {}

  @Get('users.csv')
  @NeedsStepUp()
  @Audited('list.exported')
  @AnswersTable()
  users(
    @CurrentUser() admin: SessionUser,
    @Query() query: UsersTableQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.exports.send(USERS_TABLE, query, admin, reply);
  }

  @Get('deals.csv')
  @NeedsStepUp()
  @Audited('list.exported')
  @AnswersTable()
  deals(
    @CurrentUser() admin: SessionUser,
    @Query() query: ModeratedDealTableQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.exports.send(DEALS_TABLE, query, admin, reply);
  }

  @Get('vendors.csv')
  @NeedsStepUp()
  @Audited('list.exported')
  @AnswersTable()
  vendors(
    @CurrentUser() admin: SessionUser,
    @Query() query: VendorsTableQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.exports.send(VENDORS_TABLE, query, admin, reply);
  }

  @Get('reviews.csv')
  @NeedsStepUp()
  @Audited('list.exported')
  @AnswersTable()
  reviews(
    @CurrentUser() admin: SessionUser,
    @Query() query: ReviewsTableQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.exports.send(REVIEWS_TABLE, query, admin, reply);
  }
}
