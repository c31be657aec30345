import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiBadRequestResponse, ApiConflictResponse, ApiNotFoundResponse, ApiTags } from '@nestjs/swagger';
import { AllowAccess } from '../../../../common/access/allow-access.decorator.js';
import { Audited } from '../../../../common/access/audited.decorator.js';
import { CurrentUser } from '../../../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../../../common/access/session-user.js';
import { ProblemView } from '../../../../common/errors/problem.js';
import { Idempotent, type Replay } from '../../../../common/idempotency/replay.decorator.js';
import { IdPipe } from '../../../../common/validation/id.pipe.js';
import { ChangeSearchTermDto, SearchTermDto } from './search-term.dto.js';
import { SearchTermView } from './search-term.view.js';
import { SearchTermsService } from './search-terms.service.js';

const again: Replay<AdminSearchTermsController> = ({ terms }, id) => terms.one(Number(id));

/** Spellings and synonyms that searches understand. A change takes effect with the next search on every instance. */
@ApiTags('admin-catalogue')
@Controller('admin/search-terms')
@AllowAccess('admin:settings')
export class AdminSearchTermsController {
  constructor(readonly terms: SearchTermsService) {}

  /** All search words */
  @Get()
  list(): Promise<SearchTermView[]> {
    return this.terms.list();
  }

  /** Create a search word */
  @Post()
  @Audited('search-term.created')
  @Idempotent(again)
  @ApiBadRequestResponse({ description: '`search-term.empty`', type: ProblemView })
  @ApiConflictResponse({ description: '`search-term.taken`, `search-term.limit`', type: ProblemView })
  create(@CurrentUser() admin: SessionUser, @Body() form: SearchTermDto): Promise<SearchTermView> {
    return this.terms.create(admin.id, form);
  }

  /** Change a search word */
  @Patch(':id')
  @Audited('search-term.changed')
  @Idempotent(again)
  @ApiBadRequestResponse({ description: '`search-term.empty`', type: ProblemView })
  @ApiNotFoundResponse({ description: '`search-term.not-found`', type: ProblemView })
  @ApiConflictResponse({ description: '`version.conflict`, `search-term.taken`', type: ProblemView })
  change(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() form: ChangeSearchTermDto,
  ): Promise<SearchTermView> {
    return this.terms.change(admin.id, id, form);
  }

  /** Delete a search word */
  @Delete(':id')
  @HttpCode(204)
  @Audited('search-term.removed')
  @Idempotent()
  @ApiNotFoundResponse({ description: '`search-term.not-found`', type: ProblemView })
  remove(@CurrentUser() admin: SessionUser, @Param('id', IdPipe) id: number): Promise<void> {
    return this.terms.remove(admin.id, id);
  }
}
