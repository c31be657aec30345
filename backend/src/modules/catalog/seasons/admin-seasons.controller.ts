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
import { AdminSeasonView } from './admin-season.view.js';
import { ChangeSeasonDto, DeleteSeasonDto, NewSeasonDto } from './season.dto.js';
import { SeasonsService } from './seasons.service.js';

const again = (controller: AdminSeasonsController, id: string): Promise<AdminSeasonView> =>
  controller.seasons.one(Number(id));

@ApiTags('admin-catalogue')
@Controller('admin/seasons')
@AllowAccess('admin:settings')
export class AdminSeasonsController {
  constructor(readonly seasons: SeasonsService) {}

  /**
   * All seasons
   * @remarks The latest first. Moderators filter deals by season.
   */
  @Get()
  @AllowAccess('admin:deals')
  list(): Promise<AdminSeasonView[]> {
    return this.seasons.list();
  }

  /** Create a season */
  @Post()
  @Audited('season.created')
  @Idempotent(again)
  @ApiBadRequestResponse({ description: '`season.ends-too-early`', type: ProblemView })
  @ApiConflictResponse({ description: '`catalogue.taken`', type: ProblemView })
  create(@CurrentUser() admin: SessionUser, @Body() form: NewSeasonDto): Promise<AdminSeasonView> {
    return this.seasons.create(admin.id, form);
  }

  /** Change a season */
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
    return this.seasons.change(admin.id, id, form);
  }

  /** Delete a season */
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
    return this.seasons.remove(admin.id, id, version);
  }
}
