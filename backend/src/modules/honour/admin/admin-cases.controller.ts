import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { keysetStatement } from '../../../common/paging/keyset-list.sql.js';
import { KeysetPages } from '../../../common/paging/keyset-pages.js';
import { sendPage } from '../../../common/paging/send-page.js';
import { AdminCasesQuery } from '../cases/case.dto.js';
import { HonourCaseRowView } from '../cases/case.view.js';
import { CASES } from '../cases/cases-list.sql.js';

@ApiTags('honour')
@Controller('admin/cases')
@AllowAccess('admin:cases-read')
export class AdminCasesController {
  constructor(private readonly pages: KeysetPages) {}

  /**
   * Cases of all businesses
   * @remarks Open ones in the order of their due times, others the newest first.
   */
  @Get()
  @ApiOkResponse({ type: [HonourCaseRowView] })
  async list(
    @Query() query: AdminCasesQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendPage(await this.pages.read(keysetStatement(CASES, query), request.url), reply);
  }
}
