import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { CurrentStaff } from '../../../common/access/current-user.decorator.js';
import type { SessionUser, StaffOf } from '../../../common/access/session-user.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { Idempotent } from '../../../common/idempotency/replay.decorator.js';
import { LimitRate } from '../../../common/rate-limit/rate-limit.decorator.js';
import { IdPipe } from '../../../common/validation/id.pipe.js';
import { CreateSavedReplyDto, SavedRepliesQuery, UpdateSavedReplyDto } from './saved-reply.dto.js';
import { SavedReplyView } from './saved-reply.view.js';
import { SavedReplies } from './saved-replies.service.js';

const again = (controller: SavedRepliesController, id: string, user: SessionUser): Promise<SavedReplyView> =>
  controller.replies.one(user.staffOf?.vendorId ?? 0, Number(id));

/** Texts that a business uses again in its answers to reviews and cases. */
@ApiTags('saved-replies')
@Controller('vendors/me/saved-replies')
@AllowAccess('vendor:reviews')
export class SavedRepliesController {
  constructor(readonly replies: SavedReplies) {}

  /**
   * Saved replies by title
   * @remarks Saved replies by title; at most 30.
   */
  @Get()
  @ApiOkResponse({ type: [SavedReplyView] })
  list(
    @CurrentStaff() { vendorId }: StaffOf,
    @Query() { use }: SavedRepliesQuery,
  ): Promise<SavedReplyView[]> {
    return this.replies.list(vendorId, use);
  }

  /** One saved reply */
  @Get(':id')
  @ApiNotFoundResponse({ description: '`saved-reply.not-found`', type: ProblemView })
  one(@CurrentStaff() { vendorId }: StaffOf, @Param('id', IdPipe) id: number): Promise<SavedReplyView> {
    return this.replies.one(vendorId, id);
  }

  /** Create a saved reply */
  @Post()
  @LimitRate({ name: 'saved-replies', points: 60, seconds: 60, by: 'user' })
  @Idempotent(again)
  @ApiCreatedResponse({ type: SavedReplyView })
  @ApiConflictResponse({ description: '`saved-reply.limit`', type: ProblemView })
  create(@CurrentStaff() { vendorId }: StaffOf, @Body() form: CreateSavedReplyDto): Promise<SavedReplyView> {
    return this.replies.create(vendorId, form);
  }

  /** Change a saved reply */
  @Patch(':id')
  @Idempotent(again)
  @ApiOkResponse({ type: SavedReplyView })
  @ApiNotFoundResponse({ description: '`saved-reply.not-found`', type: ProblemView })
  update(
    @CurrentStaff() { vendorId }: StaffOf,
    @Param('id', IdPipe) id: number,
    @Body() changes: UpdateSavedReplyDto,
  ): Promise<SavedReplyView> {
    return this.replies.update(vendorId, id, changes);
  }

  /** Delete a saved reply */
  @Delete(':id')
  @HttpCode(204)
  @Idempotent()
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: '`saved-reply.not-found`', type: ProblemView })
  remove(@CurrentStaff() { vendorId }: StaffOf, @Param('id', IdPipe) id: number): Promise<void> {
    return this.replies.remove(vendorId, id);
  }
}
