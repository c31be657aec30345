import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { OpenToKeys } from '../../../common/api-keys/open-to-keys.decorator.js';
import { CurrentStaff, CurrentUser } from '../../../common/access/current-user.decorator.js';
import { UsesConnections } from '../../../common/connections/uses-connections.decorator.js';
import type { SessionUser, StaffOf } from '../../../common/access/session-user.js';
import type { AppError } from '../../../common/errors/app-error.js';
import { NotAllowed } from '../../../common/errors/common.errors.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { PassesGate } from '../../../common/gates/passes-gate.decorator.js';
import { Idempotent } from '../../../common/idempotency/replay.decorator.js';
import { LimitRate } from '../../../common/rate-limit/rate-limit.decorator.js';
import { PublicIdPipe } from '../../../common/validation/id.pipe.js';
import { DEAL_GATE, DEAL_IS_BUSY, oneDealOf } from '../../deals/index.js';
import { CounterPasses } from '../counter/counter-passes.service.js';
import { VoidPass } from '../counter/void-pass.use-case.js';
import { CounterPassView } from '../counter/counter.view.js';
import { IssuePassDto, OwnPassesQuery, VoidDto } from './pass.dto.js';
import { PassView } from './pass.view.js';
import { IssuePass } from '../issue/issue-pass.use-case.js';
import { OwnStandings } from '../issue/own-standing.service.js';
import { OwnPassesService } from './own-passes.service.js';

const ownAgain = (controller: RedemptionsController, id: string, user: SessionUser): Promise<PassView> =>
  controller.own.one(user.id, id);
/** A body with another field is left to the validation. */
const ISSUE_PASS_FIELDS: readonly string[] = ['dealId', 'qrCode'] satisfies (keyof IssuePassDto)[];
const errorWhenFull = (
  { standings }: RedemptionsController,
  user: SessionUser,
  body: unknown,
): Promise<AppError | null> => {
  const deal = oneDealOf(body);
  const isKnown = Object.keys(body as object).every((field) => ISSUE_PASS_FIELDS.includes(field));
  return deal && isKnown ? standings.firstRejection(user, deal.id) : Promise.resolve(null);
};
const counterAgain = (
  controller: RedemptionsController,
  id: string,
  user: SessionUser,
): Promise<CounterPassView> => {
  if (!user.staffOf) throw new NotAllowed();
  return controller.atCounter.one(id, user.staffOf);
};

@ApiTags('redemptions')
@Controller('redemptions')
@AllowAccess('signed-in')
@UsesConnections('counter')
export class RedemptionsController {
  constructor(
    private readonly issuing: IssuePass,
    readonly own: OwnPassesService,
    readonly atCounter: CounterPasses,
    readonly standings: OwnStandings,
    private readonly voidPass: VoidPass,
  ) {}

  /**
   * Get a pass for a deal
   * @remarks Returns 201 with a new pass, or 200 with the open one.
   */
  @Post()
  @LimitRate({ name: 'redeem', points: 60, seconds: 60, by: 'user' })
  @PassesGate({ gate: DEAL_GATE, subject: oneDealOf, errorWhenFull })
  @Idempotent(ownAgain)
  @ApiCreatedResponse({ type: PassView })
  @ApiOkResponse({ type: PassView, description: 'The pass that is still open' })
  @ApiNotFoundResponse({ description: '`deal.not-found`', type: ProblemView })
  @ApiTooManyRequestsResponse({ description: DEAL_IS_BUSY, type: ProblemView })
  @ApiConflictResponse({
    description:
      '`deal.not-live`, `deal.expired`, `deal.sold-out`, `deal.limit-reached`, `deal.daily-limit-reached`',
    type: ProblemView,
  })
  async issue(
    @CurrentUser() user: SessionUser,
    @Body() form: IssuePassDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PassView> {
    const { id: passId, isNew } = await this.issuing.run(user, form.dealId);
    if (!isNew) reply.status(200);
    return this.own.one(user.id, passId);
  }

  /** The customer's passes */
  @Get('me')
  @ApiOkResponse({ type: [PassView] })
  async mine(
    @CurrentUser() user: SessionUser,
    @Query() query: OwnPassesQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PassView[]> {
    const { passes, headers } = await this.own.list(user.id, query, request.url);
    reply.headers(headers);
    return passes;
  }

  /** One pass of the customer */
  @Get(':id')
  @ApiNotFoundResponse({ description: '`pass.not-found`', type: ProblemView })
  one(@CurrentUser() user: SessionUser, @Param('id', PublicIdPipe) id: string): Promise<PassView> {
    return this.own.one(user.id, id);
  }

  /** Cancel an open pass */
  @Post(':id/cancel')
  @HttpCode(200)
  @Idempotent(ownAgain)
  @ApiNotFoundResponse({ description: '`pass.not-found`', type: ProblemView })
  @ApiConflictResponse({ description: '`pass.not-open`, `pass.bought`', type: ProblemView })
  cancel(@CurrentUser() user: SessionUser, @Param('id', PublicIdPipe) id: string): Promise<PassView> {
    return this.own.cancel(user.id, id);
  }

  /** Void an acceptance */
  @Post(':id/void')
  @OpenToKeys('passes:redeem')
  @HttpCode(200)
  @AllowAccess('vendor:counter')
  @Idempotent(counterAgain)
  @ApiNotFoundResponse({ description: '`pass.not-found`', type: ProblemView })
  @ApiConflictResponse({
    description: '`pass.not-redeemed`, `pass.void-too-late`, `pass.with-case`',
    type: ProblemView,
  })
  void(
    @CurrentUser() user: SessionUser,
    @CurrentStaff() staff: StaffOf,
    @Param('id', PublicIdPipe) id: string,
    @Body() form: VoidDto,
  ): Promise<CounterPassView> {
    return this.voidPass.run(user, staff, id, form.reason);
  }
}
