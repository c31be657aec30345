import { Body, Controller, Get, Param, Patch, Post } from '@nestjs/common';
import { ApiConflictResponse, ApiNotFoundResponse, ApiTags } from '@nestjs/swagger';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { Audited } from '../../../common/access/audited.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { Idempotent } from '../../../common/idempotency/replay.decorator.js';
import { IdPipe } from '../../../common/validation/id.pipe.js';
import { CitiesService } from './cities.service.js';
import { AdminCityView } from './admin-city.view.js';
import { ChangeCityDto, NewCityDto } from './city.dto.js';

const again = (controller: AdminCitiesController, id: string): Promise<AdminCityView> =>
  controller.cities.one(Number(id));

@ApiTags('admin-catalogue')
@Controller('admin/cities')
@AllowAccess('admin:settings')
export class AdminCitiesController {
  constructor(readonly cities: CitiesService) {}

  /** All cities */
  @Get()
  list(): Promise<AdminCityView[]> {
    return this.cities.list();
  }

  /** Create a city */
  @Post()
  @Audited('city.created')
  @Idempotent(again)
  @ApiConflictResponse({ description: '`catalogue.taken`', type: ProblemView })
  create(@CurrentUser() admin: SessionUser, @Body() form: NewCityDto): Promise<AdminCityView> {
    return this.cities.create(admin.id, form);
  }

  /** Change a city */
  @Patch(':id')
  @Audited('city.changed')
  @Idempotent(again)
  @ApiNotFoundResponse({ description: '`city.not-found`', type: ProblemView })
  @ApiConflictResponse({ description: '`version.conflict`, `catalogue.taken`', type: ProblemView })
  change(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() form: ChangeCityDto,
  ): Promise<AdminCityView> {
    return this.cities.change(admin.id, id, form);
  }
}
