import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../../../common/access/allow-access.decorator.js';
import { CurrentStaff, CurrentUser } from '../../../../common/access/current-user.decorator.js';
import type { SessionUser, StaffOf } from '../../../../common/access/session-user.js';
import { NeedsStepUp } from '../../../../common/access/step-up.decorator.js';
import { TableFiles } from '../../../../common/csv/table-files.service.js';
import { TableResponse } from '../../../../common/csv/table-response.decorator.js';
import { ProblemView } from '../../../../common/errors/problem.js';
import { keysetStatement } from '../../../../common/paging/keyset-list.sql.js';
import { KeysetPages } from '../../../../common/paging/keyset-pages.js';
import { PageQuery } from '../../../../common/paging/page-query.js';
import { sendPage } from '../../../../common/paging/send-page.js';
import { IdPipe } from '../../../../common/validation/id.pipe.js';
import { StaffService } from '../staff.service.js';
import { STAFF_ACTIVITY_TABLE } from './staff-activity.csv.js';
import { type ActivityOfMember, STAFF_ACTIVITY } from './staff-activity-list.sql.js';
import { StaffActivityView } from './staff-activity.view.js';

@ApiTags('staff')
@Controller('vendors/me/staff')
@AllowAccess('vendor:staff')
export class StaffActivityController {
  constructor(
    private readonly staff: StaffService,
    private readonly pages: KeysetPages,
    private readonly files: TableFiles,
  ) {}

  /** What a person did for the business, newest first */
  @Get(':id/activity')
  @ApiOkResponse({ type: [StaffActivityView] })
  @ApiNotFoundResponse({ description: '`staff.not-found`', type: ProblemView })
  async list(
    @CurrentStaff() { vendorId }: StaffOf,
    @Param('id', IdPipe) id: number,
    @Query() query: PageQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.staff.one(vendorId, id);
    const statement = keysetStatement(STAFF_ACTIVITY, { ...query, vendorId, member: id });
    await sendPage(await this.pages.read(statement, request.url), reply);
  }

  /**
   * Actions of a person as a CSV file
   * @remarks All actions of a member as a CSV file, in the language of the account.
   */
  @Get(':id/activity.csv')
  @NeedsStepUp()
  @TableResponse()
  @ApiNotFoundResponse({ description: '`staff.not-found`', type: ProblemView })
  async table(
    @CurrentUser() { language }: SessionUser,
    @CurrentStaff() { vendorId }: StaffOf,
    @Param('id', IdPipe) id: number,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.staff.one(vendorId, id);
    const rows = this.pages.all<StaffActivityView, ActivityOfMember>(STAFF_ACTIVITY, {
      vendorId,
      member: id,
    });
    await this.files.send(STAFF_ACTIVITY_TABLE, rows, language, reply);
  }
}
