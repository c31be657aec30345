import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../common/access/allow-access.decorator.js';
import { CurrentUser } from '../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../common/access/session-user.js';
import { ProblemView } from '../../common/errors/problem.js';
import { Idempotent } from '../../common/idempotency/replay.decorator.js';
import { PageQuery } from '../../common/paging/page-query.js';
import { LimitRate } from '../../common/rate-limit/rate-limit.decorator.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { FavoritesPreviewQuery, MergeFavoritesDto } from './favorite.dto.js';
import { FavoriteView } from './favorite.view.js';
import { FavoritesService } from './favorites.service.js';

const idsAgain = (controller: FavoritesController, _id: string, user: SessionUser): Promise<number[]> =>
  controller.favorites.ids(user.id);

@ApiTags('favorites')
@Controller('favorites')
@AllowAccess('signed-in')
export class FavoritesController {
  constructor(readonly favorites: FavoritesService) {}

  /**
   * Favorites of the customer
   * @remarks Favorites, newest first, unavailable deals included.
   */
  @Get()
  @ApiOkResponse({
    type: [FavoriteView],
    headers: { 'X-Total-Count': { schema: { type: 'integer' } }, Link: { schema: { type: 'string' } } },
  })
  async list(
    @CurrentUser() user: SessionUser,
    @Query() query: PageQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<FavoriteView[]> {
    const { favorites, headers } = await this.favorites.list(user.id, query, request.url);
    reply.headers(headers);
    return favorites;
  }

  /** Ids of all favorite deals, the newest first */
  @Get('ids')
  @ApiOkResponse({ type: [Number] })
  ids(@CurrentUser() user: SessionUser): Promise<number[]> {
    return this.favorites.ids(user.id);
  }

  /**
   * Favorites of a guest
   * @remarks Favorites of a guest's browser, in the form of the list. Deals that are not public are left out.
   */
  @Get('preview')
  @AllowAccess('public')
  @LimitRate({ name: 'kept-preview', points: 120, seconds: 60, by: 'visitor' })
  @ApiOkResponse({ type: [FavoriteView] })
  preview(@Query() { items }: FavoritesPreviewQuery): Promise<FavoriteView[]> {
    return this.favorites.preview(items);
  }

  /** Add a favorite */
  @Put(':dealId')
  @HttpCode(204)
  @Idempotent()
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: '`deal.not-found`', type: ProblemView })
  @ApiConflictResponse({ description: '`favorites.full`', type: ProblemView })
  add(@CurrentUser() user: SessionUser, @Param('dealId', IdPipe) dealId: number): Promise<void> {
    return this.favorites.add(user.id, dealId);
  }

  /**
   * Remove a favorite
   * @remarks Also returns 204 if it was none.
   */
  @Delete(':dealId')
  @HttpCode(204)
  @Idempotent()
  @ApiNoContentResponse()
  remove(@CurrentUser() user: SessionUser, @Param('dealId', IdPipe) dealId: number): Promise<void> {
    return this.favorites.remove(user.id, dealId);
  }

  /**
   * Add the guest's favorites to the customer's
   * @remarks Adds the guest's favorites and returns the deal ids of all favorites.
   */
  @Post('merge')
  @HttpCode(200)
  @LimitRate({ name: 'merge', points: 60, seconds: 60, by: 'user' })
  @Idempotent(idsAgain)
  @ApiOkResponse({ type: [Number] })
  @ApiConflictResponse({ description: '`favorites.full`', type: ProblemView })
  merge(@CurrentUser() user: SessionUser, @Body() { items }: MergeFavoritesDto): Promise<number[]> {
    return this.favorites.merge(user.id, items);
  }
}
