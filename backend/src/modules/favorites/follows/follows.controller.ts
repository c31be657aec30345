import { Controller, Delete, Get, HttpCode, Param, Put } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { Idempotent } from '../../../common/idempotency/replay.decorator.js';
import { FollowedBrandView } from './followed-brand.view.js';
import { FollowsService } from './follows.service.js';

@ApiTags('follows')
@Controller('brands')
@AllowAccess('signed-in')
export class FollowsController {
  constructor(private readonly follows: FollowsService) {}

  /**
   * Businesses that the customer follows
   * @remarks The businesses that the customer follows, the newest first; at most 200.
   */
  @Get('followed')
  @ApiOkResponse({ type: [FollowedBrandView] })
  list(@CurrentUser() user: SessionUser): Promise<FollowedBrandView[]> {
    return this.follows.list(user.id);
  }

  /**
   * Follow a business
   * @remarks New deals of the business are sent to the customer in one message a day. Also returns 204 if it was followed
   * before.
   */
  @Put(':slug/follow')
  @HttpCode(204)
  @Idempotent()
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: '`brand.not-found`', type: ProblemView })
  @ApiConflictResponse({ description: '`follows.full`', type: ProblemView })
  follow(@CurrentUser() user: SessionUser, @Param('slug') slug: string): Promise<void> {
    return this.follows.follow(user.id, slug);
  }

  /**
   * Stop following a business
   * @remarks Stops following. Also returns 204 if it was not followed.
   */
  @Delete(':slug/follow')
  @HttpCode(204)
  @Idempotent()
  @ApiNoContentResponse()
  unfollow(@CurrentUser() user: SessionUser, @Param('slug') slug: string): Promise<void> {
    return this.follows.unfollow(user.id, slug);
  }
}
