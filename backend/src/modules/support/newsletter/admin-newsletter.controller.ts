import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { Audited } from '../../../common/access/audited.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { NeedsStepUp } from '../../../common/access/step-up.decorator.js';
import { TableResponse } from '../../../common/csv/table-response.decorator.js';
import { keysetStatement } from '../../../common/paging/keyset-list.sql.js';
import { KeysetPages } from '../../../common/paging/keyset-pages.js';
import { sendPage } from '../../../common/paging/send-page.js';
import { ListExports } from '../../audit/index.js';
import { AdminSubscribersQuery, AdminSubscriberView, SubscriberTableQuery } from './subscribers.dto.js';
import { SUBSCRIBERS } from './subscribers-list.sql.js';
import { SUBSCRIBERS_TABLE } from './subscribers.csv.js';

@ApiTags('admin-messages')
@Controller('admin')
@AllowAccess('admin:messages')
export class AdminNewsletterController {
  constructor(
    private readonly pages: KeysetPages,
    private readonly exports: ListExports,
  ) {}

  /** Subscribers of the newsletter */
  @Get('newsletter')
  @ApiOkResponse({ type: [AdminSubscriberView] })
  async list(
    @Query() query: AdminSubscribersQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendPage(await this.pages.read(keysetStatement(SUBSCRIBERS, query), request.url), reply);
  }

  /** Subscribers of the newsletter as a CSV file */
  @Get('newsletter.csv')
  @NeedsStepUp()
  @Audited('list.exported')
  @TableResponse()
  table(
    @CurrentUser() admin: SessionUser,
    @Query() query: SubscriberTableQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.exports.send(SUBSCRIBERS_TABLE, query, admin, reply);
  }
}
