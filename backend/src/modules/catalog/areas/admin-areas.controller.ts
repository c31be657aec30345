import { Body, Controller, Get, Param, Patch, Post } from '@nestjs/common';
import { ApiConflictResponse, ApiNotFoundResponse, ApiTags } from '@nestjs/swagger';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { Audited } from '../../../common/access/audited.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { Idempotent } from '../../../common/idempotency/replay.decorator.js';
import { IdPipe } from '../../../common/validation/id.pipe.js';
import { AdminAreaView } from './admin-area.view.js';
import { ChangeAreaDto, NewAreaDto } from './area.dto.js';
import { AreasService } from './areas.service.js';

const again = (controller: AdminAreasController, id: string): Promise<AdminAreaView> =>
  controller.areas.one(Number(id));

@ApiTags('admin-catalogue')
@Controller('admin/areas')
@AllowAccess('admin:settings')
export class AdminAreasController {
  constructor(readonly areas: AreasService) {}

  /** All areas of cities */
  @Get()
  list(): Promise<AdminAreaView[]> {
    return this.areas.list();
  }

  /** Create an area */
  @Post()
  @Audited('area.created')
  @Idempotent(again)
  @ApiNotFoundResponse({ description: '`city.not-found`', type: ProblemView })
  @ApiConflictResponse({ description: '`catalogue.taken`', type: ProblemView })
  create(@CurrentUser() admin: SessionUser, @Body() form: NewAreaDto): Promise<AdminAreaView> {
    return this.areas.create(admin.id, form);
  }

  /** Change an area */
  @Patch(':id')
  @Audited('area.changed')
  @Idempotent(again)
  @ApiNotFoundResponse({ description: '`area.not-found`', type: ProblemView })
  @ApiConflictResponse({ description: '`version.conflict`, `catalogue.taken`', type: ProblemView })
  change(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() form: ChangeAreaDto,
  ): Promise<AdminAreaView> {
    return this.areas.change(admin.id, id, form);
  }
}
