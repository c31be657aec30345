import { Body, Controller, HttpStatus, Param, Patch, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiNotFoundResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { Audited } from '../../../common/access/audited.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import { DecidesAbout } from '../../../common/access/decides-about.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { Idempotent } from '../../../common/idempotency/replay.decorator.js';
import { IdPipe } from '../../../common/validation/id.pipe.js';
import { CanBeUndone, type DecisionAcceptedView, Undoable, UndoDto } from '../../worklist/index.js';
import { HonourReviews } from './honour-reviews.service.js';

type Decided = DecisionAcceptedView | undefined;

const decidedAgain = (controller: AdminHonourReviewsController, id: string): Promise<Decided> =>
  controller.undoable.again(id, () => Promise.resolve(undefined));

@ApiTags('admin-work')
@Controller('admin/vendors')
@AllowAccess('admin:businesses')
export class AdminHonourReviewsController {
  constructor(
    private readonly reviews: HonourReviews,
    readonly undoable: Undoable,
  ) {}

  /**
   * Keep a business in spite of its cases
   * @remarks The business is not suspended because of its cases and score. It is asked again after 30 days at the earliest.
   */
  @Patch(':id/honour/keep')
  @DecidesAbout('vendor')
  @Audited('vendor.honour-kept')
  @Idempotent(decidedAgain)
  @CanBeUndone()
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: '`honour-review.not-found`', type: ProblemView })
  keep(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() { undoSeconds }: UndoDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Decided> {
    const decision = { kind: 'honour', id, action: 'keep', request: {}, undoSeconds };
    reply.status(HttpStatus.NO_CONTENT);
    return this.undoable.decide(decision, admin, reply, async () => {
      await this.reviews.keep(id, admin.id);
      return undefined;
    });
  }
}
