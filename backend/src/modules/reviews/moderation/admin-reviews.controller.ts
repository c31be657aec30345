import { Body, Controller, Get, HttpCode, Param, Patch, Query, Req, Res } from '@nestjs/common';
import { ApiConflictResponse, ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { Audited } from '../../../common/access/audited.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import { DecidesAbout } from '../../../common/access/decides-about.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { Idempotent } from '../../../common/idempotency/replay.decorator.js';
import { keysetStatement } from '../../../common/paging/keyset-list.sql.js';
import { KeysetPages } from '../../../common/paging/keyset-pages.js';
import { sendPage } from '../../../common/paging/send-page.js';
import { IdPipe } from '../../../common/validation/id.pipe.js';
import { ReviewModerationService } from './review-moderation.service.js';
import { ReasonDto } from '../../../common/validation/reason.dto.js';
import { AdminReviewsQuery } from './moderated-reviews.dto.js';
import { AdminReviewView } from './moderated-reviews.view.js';
import { REVIEWS } from './moderated-reviews-list.sql.js';

@ApiTags('admin-reviews')
@Controller('admin/reviews')
@AllowAccess('admin')
export class AdminReviewsController {
  constructor(
    private readonly pages: KeysetPages,
    private readonly moderation: ReviewModerationService,
  ) {}

  @Get()
  @ApiOkResponse({ type: [AdminReviewView] })
  async list(
    @Query() query: AdminReviewsQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendPage(await this.pages.read(keysetStatement(REVIEWS, query), request.url), reply);
  }

  @Patch(':id/hide')
  @DecidesAbout('review')
  @HttpCode(204)
  @Audited('review.hidden')
  @Idempotent()
  @ApiNotFoundResponse({ type: ProblemView })
  @ApiConflictResponse({ description: '`review.state-forbids` with the current state', type: ProblemView })
  hide(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() form: ReasonDto,
  ): Promise<void> {
    return this.moderation.hide(id, admin.id, form.reason);
  }

  @Patch(':id/restore')
  @DecidesAbout('review')
  @HttpCode(204)
  @Audited('review.restored')
  @Idempotent()
  @ApiNotFoundResponse({ type: ProblemView })
  @ApiConflictResponse({ description: '`review.state-forbids` with the current state', type: ProblemView })
  restore(@CurrentUser() admin: SessionUser, @Param('id', IdPipe) id: number): Promise<void> {
    return this.moderation.restore(id, admin.id);
  }

  /** Dismisses the pending reports of the review. */
  @Patch(':id/keep')
  @DecidesAbout('review')
  @HttpCode(204)
  @Audited('review.kept')
  @Idempotent()
  @ApiNotFoundResponse({ type: ProblemView })
  @ApiConflictResponse({ description: '`review.state-forbids` with the current state', type: ProblemView })
  keep(@CurrentUser() admin: SessionUser, @Param('id', IdPipe) id: number): Promise<void> {
    return this.moderation.keep(id, admin.id);
  }
}
