import { Body, Controller, Get, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import { ApiConflictResponse, ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../common/access/allow-access.decorator.js';
import { CurrentUser } from '../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../common/access/session-user.js';
import { ProblemView } from '../../common/errors/problem.js';
import { PublicAnswers } from '../../common/http-cache/public-answers.js';
import { Idempotent } from '../../common/idempotency/replay.decorator.js';
import { PageQuery } from '../../common/paging/page-query.js';
import { LimitRate } from '../../common/rate-limit/rate-limit.decorator.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { CreateReviewDto, UpdateReviewDto } from './dto/review.dto.js';
import { ReviewView } from './dto/review.view.js';
import { ReviewsService } from './reviews.service.js';

const again = (controller: ReviewsController, id: string): Promise<ReviewView> =>
  controller.reviews.one(Number(id));

@ApiTags('reviews')
@Controller()
export class ReviewsController {
  constructor(
    readonly reviews: ReviewsService,
    private readonly answers: PublicAnswers,
  ) {}

  @Get('deals/:id/reviews')
  @AllowAccess('public')
  @ApiOkResponse({ type: [ReviewView] })
  ofDeal(
    @Param('id', IdPipe) id: number,
    @Query() query: PageQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.answers.send(request, reply, () => this.reviews.ofDeal(id, query, request.url));
  }

  /** The caller's own review of a deal. */
  @Get('deals/:id/reviews/mine')
  @AllowAccess('signed-in')
  @ApiNotFoundResponse({ description: '`review.not-found`', type: ProblemView })
  mine(@CurrentUser() user: SessionUser, @Param('id', IdPipe) id: number): Promise<ReviewView> {
    return this.reviews.own(user.id, id);
  }

  @Post('reviews')
  @AllowAccess('signed-in')
  @LimitRate({ name: 'review', points: 20, seconds: 60, by: 'user' })
  @Idempotent(again)
  @ApiConflictResponse({ description: '`review.exists`', type: ProblemView })
  create(@CurrentUser() user: SessionUser, @Body() form: CreateReviewDto): Promise<ReviewView> {
    return this.reviews.create(user, form);
  }

  @Patch('reviews/:id')
  @AllowAccess('signed-in')
  @Idempotent(again)
  @ApiNotFoundResponse({ description: '`review.not-found`', type: ProblemView })
  update(
    @CurrentUser() user: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() changes: UpdateReviewDto,
  ): Promise<ReviewView> {
    return this.reviews.update(user.id, id, changes);
  }
}
