import { Body, Controller, Get, HttpCode, HttpStatus, Param, Patch, Query, Req, Res } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { OpenToKeys } from '../../../common/api-keys/open-to-keys.decorator.js';
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
import { CanBeUndone, type DecisionAcceptedView, Undoable, UndoDto } from '../../worklist/index.js';
import { AdminReviewsQuery, HideReviewDto } from './moderated-reviews.dto.js';
import { AdminReviewView } from './moderated-reviews.view.js';
import { REVIEWS } from './moderated-reviews-list.sql.js';

type Decided = DecisionAcceptedView | undefined;

const decidedAgain = (controller: AdminReviewsController, id: string): Promise<Decided> =>
  controller.undoable.again(id, () => Promise.resolve(undefined));

@ApiTags('admin-reviews')
@Controller('admin/reviews')
@AllowAccess('admin:reviews')
export class AdminReviewsController {
  constructor(
    private readonly pages: KeysetPages,
    private readonly moderation: ReviewModerationService,
    readonly undoable: Undoable,
  ) {}

  /** Reviews with their pending reports */
  @Get()
  @OpenToKeys('reviews:read')
  @ApiOkResponse({ type: [AdminReviewView] })
  async list(
    @Query() query: AdminReviewsQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendPage(await this.pages.read(keysetStatement(REVIEWS, query), request.url), reply);
  }

  /** Hide a review */
  @Patch(':id/hide')
  @DecidesAbout('review')
  @Audited('review.hidden')
  @Idempotent(decidedAgain)
  @CanBeUndone()
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: '`review.not-found`', type: ProblemView })
  @ApiConflictResponse({ description: '`review.state-forbids` with the current state', type: ProblemView })
  hide(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() { reason, undoSeconds }: HideReviewDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Decided> {
    const decision = { kind: 'review', id, action: 'hide', request: { reason }, undoSeconds };
    reply.status(HttpStatus.NO_CONTENT);
    return this.undoable.decide(decision, admin, reply, async () => {
      await this.moderation.hide(id, admin.id, reason);
      return undefined;
    });
  }

  /** Show a hidden review again */
  @Patch(':id/restore')
  @DecidesAbout('review')
  @HttpCode(204)
  @Audited('review.restored')
  @Idempotent()
  @ApiNotFoundResponse({ description: '`review.not-found`', type: ProblemView })
  @ApiConflictResponse({ description: '`review.state-forbids` with the current state', type: ProblemView })
  restore(@CurrentUser() admin: SessionUser, @Param('id', IdPipe) id: number): Promise<void> {
    return this.moderation.restore(id, admin.id);
  }

  /** Dismiss the pending reports of a review */
  @Patch(':id/keep')
  @DecidesAbout('review')
  @Audited('review.kept')
  @Idempotent(decidedAgain)
  @CanBeUndone()
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: '`review.not-found`', type: ProblemView })
  @ApiConflictResponse({ description: '`review.state-forbids` with the current state', type: ProblemView })
  keep(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() { undoSeconds }: UndoDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Decided> {
    const decision = { kind: 'review', id, action: 'keep', request: {}, undoSeconds };
    reply.status(HttpStatus.NO_CONTENT);
    return this.undoable.decide(decision, admin, reply, async () => {
      await this.moderation.keep(id, admin.id);
      return undefined;
    });
  }
}
