import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { Audited } from '../../../common/access/audited.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import { DecidesAbout } from '../../../common/access/decides-about.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { Idempotent } from '../../../common/idempotency/replay.decorator.js';
import { sendPage } from '../../../common/paging/send-page.js';
import { LimitRate } from '../../../common/rate-limit/rate-limit.decorator.js';
import { PublicIdPipe } from '../../../common/validation/id.pipe.js';
import {
  AnswerCaseDto,
  CaseMessageDto,
  DecideCaseDto,
  OpenCaseDto,
  OwnCasesQuery,
  SecondLookDto,
} from './case.dto.js';
import { CaseReader } from './case-reader.service.js';
import { CaseSteps } from './case-steps.service.js';
import { HonourCaseRowView, HonourCaseView } from './case.view.js';
import { DecideCase } from './decide-case.use-case.js';

const again = (controller: CasesController, id: string, user: SessionUser): Promise<HonourCaseView> =>
  controller.reader.one(user, id);

/** Cases open by the reader's part: customer, business or admin. Cases of others answer 404. */
@ApiTags('honour')
@Controller('honour/cases')
@AllowAccess('signed-in')
@ApiNotFoundResponse({ description: '`case.not-found`', type: ProblemView })
export class CasesController {
  constructor(
    readonly reader: CaseReader,
    private readonly steps: CaseSteps,
    private readonly decisions: DecideCase,
  ) {}

  /** The caller's cases */
  @Get()
  @ApiOkResponse({
    type: [HonourCaseRowView],
    headers: { 'X-Total-Count': { schema: { type: 'integer' } }, Link: { schema: { type: 'string' } } },
  })
  async list(
    @CurrentUser() user: SessionUser,
    @Query() query: OwnCasesQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendPage(await this.reader.list(user, query, request.url), reply);
  }

  /** Open a case */
  @Post()
  @LimitRate({ name: 'honour-case', points: 20, seconds: 3600, by: 'user' })
  @Idempotent(again)
  @ApiCreatedResponse({ type: HonourCaseView })
  @ApiForbiddenResponse({
    description: '`honour.not-used`, `honour.excluded`, `case.paused`',
    type: ProblemView,
  })
  @ApiConflictResponse({ description: '`honour.closed`, `case.exists`', type: ProblemView })
  @ApiTooManyRequestsResponse({ description: '`case.too-many`', type: ProblemView })
  open(@CurrentUser() user: SessionUser, @Body() form: OpenCaseDto): Promise<HonourCaseView> {
    return this.steps.open(user, form);
  }

  /** One case with its history */
  @Get(':id')
  one(@CurrentUser() user: SessionUser, @Param('id', PublicIdPipe) id: string): Promise<HonourCaseView> {
    return this.reader.one(user, id);
  }

  /** Add a message to a case */
  @Post(':id/messages')
  @HttpCode(200)
  @LimitRate({ name: 'honour-message', points: 30, seconds: 600, by: 'user' })
  @Idempotent(again)
  @ApiConflictResponse({ description: '`case.state`', type: ProblemView })
  message(
    @CurrentUser() user: SessionUser,
    @Param('id', PublicIdPipe) id: string,
    @Body() form: CaseMessageDto,
  ): Promise<HonourCaseView> {
    return this.steps.message(user, id, form);
  }

  /** Withdraw a case */
  @Post(':id/withdraw')
  @HttpCode(200)
  @Idempotent(again)
  @ApiForbiddenResponse({ description: '`case.not-yours`', type: ProblemView })
  @ApiConflictResponse({ description: '`case.state`', type: ProblemView })
  withdraw(@CurrentUser() user: SessionUser, @Param('id', PublicIdPipe) id: string): Promise<HonourCaseView> {
    return this.steps.withdraw(user, id);
  }

  /**
   * Answer a case as the business
   * @remarks The business offers a remedy or disagrees.
   */
  @Post(':id/answer')
  @HttpCode(200)
  @AllowAccess('vendor:reviews')
  @Idempotent(again)
  @ApiForbiddenResponse({ description: '`case.not-yours`', type: ProblemView })
  @ApiConflictResponse({
    description: '`case.state`, `case.remedy-not-possible`, `case.remedy-too-large`',
    type: ProblemView,
  })
  answer(
    @CurrentUser() user: SessionUser,
    @Param('id', PublicIdPipe) id: string,
    @Body() form: AnswerCaseDto,
  ): Promise<HonourCaseView> {
    return this.steps.answer(user, id, form);
  }

  /** Accept the remedy that the business offers */
  @Post(':id/accept-offer')
  @HttpCode(200)
  @Idempotent(again)
  @ApiForbiddenResponse({ description: '`case.not-yours`', type: ProblemView })
  @ApiConflictResponse({ description: '`case.state`', type: ProblemView })
  acceptOffer(
    @CurrentUser() user: SessionUser,
    @Param('id', PublicIdPipe) id: string,
  ): Promise<HonourCaseView> {
    return this.steps.acceptOffer(user, id);
  }

  /** Reject the remedy that the business offers */
  @Post(':id/refuse-offer')
  @HttpCode(200)
  @Idempotent(again)
  @ApiForbiddenResponse({ description: '`case.not-yours`', type: ProblemView })
  @ApiConflictResponse({ description: '`case.state`', type: ProblemView })
  refuseOffer(
    @CurrentUser() user: SessionUser,
    @Param('id', PublicIdPipe) id: string,
  ): Promise<HonourCaseView> {
    return this.steps.refuseOffer(user, id);
  }

  /**
   * Ask for a second look at a decision
   * @remarks Another admin looks at the decision again; once, within 7 days.
   */
  @Post(':id/second-look')
  @HttpCode(200)
  @Idempotent(again)
  @ApiForbiddenResponse({ description: '`case.not-yours`', type: ProblemView })
  @ApiConflictResponse({ description: '`case.state`, `case.second-look-exists`', type: ProblemView })
  secondLook(
    @CurrentUser() user: SessionUser,
    @Param('id', PublicIdPipe) id: string,
    @Body() { reason }: SecondLookDto,
  ): Promise<HonourCaseView> {
    return this.steps.secondLook(user, id, reason);
  }

  /**
   * Decide a case
   * @remarks The decision takes effect after 7 days, or at once after a second look.
   */
  @Post(':id/decide')
  @HttpCode(200)
  @AllowAccess('admin:cases')
  @DecidesAbout('case')
  @Audited('case.decided')
  @Idempotent(again)
  @ApiForbiddenResponse({ description: '`case.not-yours`, `admin.own-decision`', type: ProblemView })
  @ApiConflictResponse({
    description: '`case.state`, `case.remedy-not-possible`, `approval.pending`',
    type: ProblemView,
  })
  decide(
    @CurrentUser() admin: SessionUser,
    @Param('id', PublicIdPipe) id: string,
    @Body() form: DecideCaseDto,
  ): Promise<HonourCaseView> {
    return this.decisions.run(admin, id, form);
  }
}
