import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiTags,
} from '@nestjs/swagger';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { Audited } from '../../../common/access/audited.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { Idempotent } from '../../../common/idempotency/replay.decorator.js';
import { IdPipe } from '../../../common/validation/id.pipe.js';
import { CatalogueService } from './catalogue.service.js';
import { AdminSeasonView } from './dto/catalogue.view.js';
import { ChangeSeasonDto, DeleteSeasonDto, NewSeasonDto } from './dto/season.dto.js';
import { SEASONS } from './seasons.kind.js';

const again = (controller: AdminSeasonsController, id: string): Promise<AdminSeasonView> =>
  controller.catalogue.one<AdminSeasonView>(SEASONS, Number(id));

@ApiTags('admin-catalogue')
@Controller('admin/seasons')
@AllowAccess('admin')
export class AdminSeasonsController {
  constructor(readonly catalogue: CatalogueService) {}

  /** The latest first. */
  @Get()
  list(): Promise<AdminSeasonView[]> {
    return this.catalogue.list<AdminSeasonView>(SEASONS);
  }

  @Post()
  @Audited('season.created')
  @Idempotent(again)
  @ApiBadRequestResponse({ description: '`season.ends-too-early`', type: ProblemView })
  @ApiConflictResponse({ description: '`catalogue.taken`', type: ProblemView })
  create(@CurrentUser() admin: SessionUser, @Body() form: NewSeasonDto): Promise<AdminSeasonView> {
    return this.catalogue.create(SEASONS, admin.id, form);
  }

  @Patch(':id')
  @Audited('season.changed')
  @Idempotent(again)
  @ApiBadRequestResponse({ description: '`season.ends-too-early`', type: ProblemView })
  @ApiNotFoundResponse({ description: '`season.not-found`', type: ProblemView })
  @ApiConflictResponse({ description: '`version.conflict`, `catalogue.taken`', type: ProblemView })
  change(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() form: ChangeSeasonDto,
  ): Promise<AdminSeasonView> {
    return this.catalogue.change<AdminSeasonView>(SEASONS, admin.id, id, form);
  }

  @Delete(':id')
  @HttpCode(204)
  @Audited('season.deleted')
  @Idempotent()
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: '`season.not-found`', type: ProblemView })
  @ApiConflictResponse({ description: '`version.conflict`', type: ProblemView })
  remove(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() { version }: DeleteSeasonDto,
  ): Promise<void> {
    return this.catalogue.remove(SEASONS, admin.id, id, version);
  }
}
