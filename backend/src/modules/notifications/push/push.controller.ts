import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBadRequestResponse, ApiConflictResponse, ApiNotFoundResponse, ApiTags } from '@nestjs/swagger';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { Idempotent, type Replay } from '../../../common/idempotency/replay.decorator.js';
import { LimitRate } from '../../../common/rate-limit/rate-limit.decorator.js';
import { PublicIdPipe } from '../../../common/validation/id.pipe.js';
import { PushSubscriptionDto } from './push.dto.js';
import { PushSubscriptions } from './push-subscriptions.service.js';
import { PushKeyView, PushSubscriptionView } from './push.view.js';

const again: Replay<PushController> = ({ subscriptions }, id, user) => subscriptions.one(user, id);

/** Browsers that receive notifications by web push. */
@ApiTags('notifications')
@Controller('notifications')
@AllowAccess('signed-in')
export class PushController {
  constructor(readonly subscriptions: PushSubscriptions) {}

  /** Key with which a browser subscribes */
  @Get('push-key')
  @AllowAccess('public')
  @ApiNotFoundResponse({ description: '`push.not-offered`: the installation has no keys', type: ProblemView })
  key(): PushKeyView {
    return { publicKey: this.subscriptions.publicKey };
  }

  /** Browsers that receive push notifications */
  @Get('push')
  list(@CurrentUser() user: SessionUser): Promise<PushSubscriptionView[]> {
    return this.subscriptions.list(user);
  }

  /**
   * Subscribe the browser of this session
   * @remarks Subscribes the browser of this session, until the session ends. An account has at most 10 browsers; the oldest
   * is removed.
   */
  @Post('push')
  @Idempotent(again)
  @LimitRate({ name: 'push-subscribe', points: 30, seconds: 60, by: 'user' })
  @ApiBadRequestResponse({ description: '`push.service-unknown`, `push.keys-invalid`', type: ProblemView })
  @ApiConflictResponse({ description: '`push.endpoint-taken`', type: ProblemView })
  @ApiNotFoundResponse({ description: '`push.not-offered`', type: ProblemView })
  subscribe(
    @CurrentUser() user: SessionUser,
    @Body() form: PushSubscriptionDto,
  ): Promise<PushSubscriptionView> {
    return this.subscriptions.subscribe(user, form);
  }

  /** End the subscription of a browser */
  @Delete('push/:id')
  @HttpCode(204)
  @Idempotent()
  @ApiNotFoundResponse({ description: '`push.not-found`', type: ProblemView })
  unsubscribe(@CurrentUser() user: SessionUser, @Param('id', PublicIdPipe) id: string): Promise<void> {
    return this.subscriptions.unsubscribe(user.id, id);
  }
}
