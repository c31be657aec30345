import { Body, Controller, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { CurrentStaff, CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser, StaffOf } from '../../../common/access/session-user.js';
import { UsesConnections } from '../../../common/connections/uses-connections.decorator.js';
import { NotAllowed } from '../../../common/errors/common.errors.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { Idempotent } from '../../../common/idempotency/replay.decorator.js';
import { IdPipe } from '../../../common/validation/id.pipe.js';
import { CloseDay } from './close-day.use-case.js';
import { CorrectDay } from './correct-day.use-case.js';
import { CloseDayDto, ClosesQuery, CorrectDayDto } from './daily-close-day.dto.js';
import { DailyCloseLineView, DailyCloseSheetView } from './daily-close-sheet.view.js';
import { DailyCloses } from './daily-closes.service.js';

const again = (
  controller: DailyClosesController,
  id: string,
  { staffOf }: SessionUser,
): Promise<DailyCloseSheetView> => {
  if (!staffOf) throw new NotAllowed();
  return controller.closes.one(staffOf, Number(id));
};

@ApiTags('counter')
@Controller('counter/closes')
@AllowAccess('vendor:counter')
@UsesConnections('counter')
export class DailyClosesController {
  constructor(
    readonly closes: DailyCloses,
    private readonly closeDay: CloseDay,
    private readonly correctDay: CorrectDay,
  ) {}

  /** Closed days, the latest first */
  @Get()
  @ApiOkResponse({ type: [DailyCloseLineView] })
  async list(
    @CurrentStaff() staff: StaffOf,
    @Query() query: ClosesQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DailyCloseLineView[]> {
    const { closes, headers } = await this.closes.page(staff, query, request.url);
    reply.headers(headers);
    return closes;
  }

  /**
   * Close a business day
   * @remarks Signs a business day of a branch and locks it.
   */
  @Post()
  @Idempotent(again)
  @ApiBadRequestResponse({ description: '`day.reason-needed`', type: ProblemView })
  @ApiForbiddenResponse({ description: '`pin.wrong`, `staff.right-missing`', type: ProblemView })
  @ApiNotFoundResponse({ description: '`branch.not-found`', type: ProblemView })
  @ApiConflictResponse({
    description:
      '`day.closed`, `day.not-open`, `day.changed`, `day.waiting-entries`, `day.manager-needed`, `shift.ended`, `pin.not-set`',
    type: ProblemView,
  })
  @ApiTooManyRequestsResponse({ description: '`pin.locked`', type: ProblemView })
  close(
    @CurrentUser() user: SessionUser,
    @CurrentStaff() staff: StaffOf,
    @Body() form: CloseDayDto,
  ): Promise<DailyCloseSheetView> {
    return this.closeDay.sign(user, staff, form);
  }

  /** One closed day */
  @Get(':id')
  @ApiNotFoundResponse({ description: '`day.not-found`', type: ProblemView })
  one(@CurrentStaff() staff: StaffOf, @Param('id', IdPipe) id: number): Promise<DailyCloseSheetView> {
    return this.closes.one(staff, id);
  }

  /**
   * Add a correction to a closed day
   * @remarks Adds a correction, which counts on the present day. Owners and managers only.
   */
  @Post(':id/corrections')
  @Idempotent(again)
  @ApiForbiddenResponse({ description: '`staff.right-missing`', type: ProblemView })
  @ApiNotFoundResponse({ description: '`day.not-found`', type: ProblemView })
  correct(
    @CurrentUser() user: SessionUser,
    @CurrentStaff() staff: StaffOf,
    @Param('id', IdPipe) id: number,
    @Body() form: CorrectDayDto,
  ): Promise<DailyCloseSheetView> {
    return this.correctDay.run(user, staff, id, form);
  }
}
