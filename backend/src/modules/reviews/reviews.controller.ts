import { Body, Controller, Get, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiGoneResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../common/access/allow-access.decorator.js';
import { ReadsReplicas } from '../../common/connections/uses-connections.decorator.js';
import { OpenToKeys } from '../../common/api-keys/open-to-keys.decorator.js';
import { CurrentUser } from '../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../common/access/session-user.js';
import { ProblemView } from '../../common/errors/problem.js';
import { PublicResponseCache } from '../../common/http-cache/public-response-cache.js';
import { Idempotent } from '../../common/idempotency/replay.decorator.js';
import { LimitRate } from '../../common/rate-limit/rate-limit.decorator.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { DealVisibility } from '../deals/index.js';
import {
  CreateReviewDto,
  ReplyToReviewDto,
  ReportReviewDto,
  ReviewListQuery,
  UpdateReviewDto,
} from './review.dto.js';
import { ReviewReportView, ReviewView } from './review.view.js';
import { ReviewReports } from './review-reports.service.js';
import { ReviewsService } from './reviews.service.js';

const again = (controller: ReviewsController, id: string): Promise<ReviewView> =>
  controller.reviews.one(Number(id));

const reportAgain = (
  controller: ReviewsController,
  id: string,
  user: SessionUser,
): Promise<ReviewReportView> => controller.reports.one(user.id, Number(id));

@ApiTags('reviews')
@Controller()
export class ReviewsController {
  constructor(
    readonly reviews: ReviewsService,
    readonly reports: ReviewReports,
    private readonly answers: PublicResponseCache,
    private readonly visibility: DealVisibility,
  ) {}

  /**
   * Reviews of a deal
   * @remarks Those of a deal that is not public are readable by its business and by admins only, as its page.
   */
  @Get('deals/:id/reviews')
  @AllowAccess('public')
  @ReadsReplicas()
  @ApiOkResponse({
    type: [ReviewView],
    headers: { 'X-Total-Count': { schema: { type: 'integer' } }, Link: { schema: { type: 'string' } } },
  })
  @ApiNotFoundResponse({ description: '`deal.not-found`', type: ProblemView })
  @ApiGoneResponse({ description: '`deal.gone`', type: ProblemView })
  async ofDeal(
    @Param('id', IdPipe) id: number,
    @Query() query: ReviewListQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const hidden = await this.answers.sendIf(
      request,
      reply,
      () => this.reviews.ofDeal(id, query, request.url),
      ({ visibility }) => visibility === 'public',
    );
    if (!hidden) return;
    await this.visibility.assertInsider(request, hidden);
    await reply
      .headers({ ...hidden.headers, 'cache-control': 'no-store' })
      .type('application/json; charset=utf-8')
      .send(hidden.json);
  }

  /** The caller's own review of a deal */
  @Get('deals/:id/reviews/mine')
  @AllowAccess('signed-in')
  @ApiNotFoundResponse({ description: '`review.not-found`', type: ProblemView })
  mine(@CurrentUser() user: SessionUser, @Param('id', IdPipe) id: number): Promise<ReviewView> {
    return this.reviews.own(user.id, id);
  }

  /** Write a review */
  @Post('reviews')
  @AllowAccess('signed-in')
  @LimitRate({ name: 'review', points: 20, seconds: 60, by: 'user' })
  @Idempotent(again)
  @ApiConflictResponse({ description: '`review.exists`', type: ProblemView })
  create(@CurrentUser() user: SessionUser, @Body() form: CreateReviewDto): Promise<ReviewView> {
    return this.reviews.create(user, form);
  }

  /** Change a review */
  @Patch('reviews/:id')
  @AllowAccess('signed-in')
  @Idempotent(again)
  @ApiNotFoundResponse({ description: '`review.not-found`', type: ProblemView })
  update(
    @CurrentUser() user: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() changes: UpdateReviewDto,
  ): Promise<ReviewView> {
    return this.reviews.update(user, id, changes);
  }

  /**
   * Reply to a review
   * @remarks Adds the business's only reply.
   */
  @Post('reviews/:id/reply')
  @OpenToKeys('reviews:reply')
  @AllowAccess('vendor:reviews')
  @LimitRate({ name: 'review-reply', points: 30, seconds: 60, by: 'user' })
  @Idempotent(again)
  @ApiNotFoundResponse({ description: '`review.not-found`', type: ProblemView })
  @ApiConflictResponse({ description: '`review.reply-exists`', type: ProblemView })
  reply(
    @CurrentUser() user: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() { reply }: ReplyToReviewDto,
  ): Promise<ReviewView> {
    return this.reviews.reply({ actorId: user.id, vendorId: user.staffOf?.vendorId as number }, id, reply);
  }

  /**
   * Change the reply to a review
   * @remarks Changes the business's reply within 24 hours.
   */
  @Patch('reviews/:id/reply')
  @OpenToKeys('reviews:reply')
  @AllowAccess('vendor:reviews')
  @LimitRate({ name: 'review-reply', points: 30, seconds: 60, by: 'user' })
  @Idempotent(again)
  @ApiNotFoundResponse({ description: '`review.not-found`', type: ProblemView })
  @ApiConflictResponse({ description: '`review.no-reply`, `review.reply-final`', type: ProblemView })
  editReply(
    @CurrentUser() user: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() { reply }: ReplyToReviewDto,
  ): Promise<ReviewView> {
    return this.reviews.editReply(
      { actorId: user.id, vendorId: user.staffOf?.vendorId as number },
      id,
      reply,
    );
  }

  /** Report a review to the admins */
  @Post('reviews/:id/report')
  @AllowAccess('signed-in')
  @LimitRate({ name: 'review-report', points: 20, seconds: 3600, by: 'user' })
  @Idempotent(reportAgain)
  @ApiNotFoundResponse({ description: '`review.not-found`', type: ProblemView })
  @ApiConflictResponse({ description: '`review.report-exists`', type: ProblemView })
  report(
    @CurrentUser() user: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() report: ReportReviewDto,
  ): Promise<ReviewReportView> {
    return this.reports.create(user.id, id, report);
  }
}
