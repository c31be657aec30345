import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
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
import { LimitRate } from '../../../common/rate-limit/rate-limit.decorator.js';
import { IdPipe } from '../../../common/validation/id.pipe.js';
import { DealView } from '../../deals/index.js';
import { NewDeals } from '../alerts/new-deals.service.js';
import { RenameSearchDto, SaveSearchDto } from './saved-search.dto.js';
import { SavedSearchView } from './saved-search.view.js';
import { SavedSearchesService } from './saved-searches.service.js';

const searchAgain = (
  controller: SavedSearchesController,
  id: string,
  user: SessionUser,
): Promise<SavedSearchView> => controller.searches.one(user.id, Number(id));

@ApiTags('saved-searches')
@Controller('saved-searches')
@AllowAccess('signed-in')
export class SavedSearchesController {
  constructor(
    readonly searches: SavedSearchesService,
    private readonly newDeals: NewDeals,
  ) {}

  /**
   * Saved searches
   * @remarks Saved searches, newest first; at most ten.
   */
  @Get()
  @ApiOkResponse({ type: [SavedSearchView] })
  list(@CurrentUser() user: SessionUser): Promise<SavedSearchView[]> {
    return this.searches.list(user.id);
  }

  /**
   * New deals of the saved searches
   * @remarks The deals of the newest daily message of the last seven days that are still listed.
   */
  @Get('new-deals')
  @ApiOkResponse({ type: [DealView] })
  new(@CurrentUser() user: SessionUser): Promise<DealView[]> {
    return this.newDeals.of(user.id);
  }

  /**
   * Save a search
   * @remarks Saves a search; new matching deals are sent in one message a day. Saving the same filters again returns the
   * existing search.
   */
  @Post()
  @LimitRate({ name: 'saved-searches', points: 60, seconds: 60, by: 'user' })
  @Idempotent(searchAgain)
  @ApiCreatedResponse({ type: SavedSearchView })
  @ApiConflictResponse({ description: '`saved-search.limit`', type: ProblemView })
  save(@CurrentUser() user: SessionUser, @Body() { query, name }: SaveSearchDto): Promise<SavedSearchView> {
    return this.searches.save(user.id, query, name);
  }

  /** Rename a saved search */
  @Patch(':id')
  @Idempotent(searchAgain)
  @ApiOkResponse({ type: SavedSearchView })
  @ApiNotFoundResponse({ description: '`saved-search.not-found`', type: ProblemView })
  rename(
    @CurrentUser() user: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() { name }: RenameSearchDto,
  ): Promise<SavedSearchView> {
    return this.searches.rename(user.id, id, name);
  }

  /**
   * Delete a saved search
   * @remarks Deletes a search. Also returns 204 if there was none.
   */
  @Delete(':id')
  @HttpCode(204)
  @Idempotent()
  @ApiNoContentResponse()
  remove(@CurrentUser() user: SessionUser, @Param('id', IdPipe) id: number): Promise<void> {
    return this.searches.remove(user.id, id);
  }
}
