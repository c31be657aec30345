import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
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
import { SaveTableViewDto, TableViewsQuery } from './table-view.dto.js';
import { TableViewView } from './table-view.view.js';
import { TableViews } from './table-views.service.js';

const again = (
  controller: AdminTableViewsController,
  id: string,
  user: SessionUser,
): Promise<TableViewView> => controller.views.one(user.id, Number(id));

/** Saved views of the console's tables. Each admin has their own. */
@ApiTags('admin-views')
@Controller('admin/views')
@AllowAccess('admin-staff')
export class AdminTableViewsController {
  constructor(readonly views: TableViews) {}

  /** Saved views of the current admin */
  @Get()
  @ApiOkResponse({ type: [TableViewView] })
  list(@CurrentUser() admin: SessionUser, @Query() { table }: TableViewsQuery): Promise<TableViewView[]> {
    return this.views.list(admin.id, table);
  }

  /**
   * Save a view of a table
   * @remarks Saves a view; the view of the same name is replaced. A table has at most 20.
   */
  @Post()
  @LimitRate({ name: 'table-views', points: 60, seconds: 60, by: 'user' })
  @Idempotent(again)
  @ApiCreatedResponse({ type: TableViewView })
  @ApiConflictResponse({ description: '`view.limit`', type: ProblemView })
  save(@CurrentUser() admin: SessionUser, @Body() form: SaveTableViewDto): Promise<TableViewView> {
    return this.views.save(admin.id, form);
  }

  /** Delete a saved view */
  @Delete(':id')
  @HttpCode(204)
  @Idempotent()
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: '`view.not-found`', type: ProblemView })
  remove(@CurrentUser() admin: SessionUser, @Param('id', IdPipe) id: number): Promise<void> {
    return this.views.remove(admin.id, id);
  }
}
