import { Body, Controller, Get, Param, Put, Res } from '@nestjs/common';
import { ApiConflictResponse, ApiForbiddenResponse, ApiNotFoundResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { Audited } from '../../../common/access/audited.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { NeedsStepUp } from '../../../common/access/step-up.decorator.js';
import { oneBatch } from '../../../common/csv/table-files.service.js';
import { TableResponse } from '../../../common/csv/table-response.decorator.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { Idempotent } from '../../../common/idempotency/replay.decorator.js';
import { IdPipe } from '../../../common/validation/id.pipe.js';
import { ListExports } from '../../audit/index.js';
import { AdminRoleDto } from './admin-role.dto.js';
import { AdminRoleView } from './admin-role.view.js';
import { ADMIN_ROLES_TABLE } from './admin-roles.csv.js';
import { AdminRoles } from './admin-roles.service.js';

const again = (controller: AdminRolesController, id: string): Promise<AdminRoleView> =>
  controller.roles.one(Number(id));

/** The staff of the marketplace. */
@ApiTags('admin-roles')
@Controller('admin')
@AllowAccess('admin:roles')
export class AdminRolesController {
  constructor(
    readonly roles: AdminRoles,
    private readonly exports: ListExports,
  ) {}

  /** All admins with their roles, owners first */
  @Get('roles')
  list(): Promise<AdminRoleView[]> {
    return this.roles.list();
  }

  /** All admins with their roles as a CSV file */
  @Get('roles.csv')
  @NeedsStepUp()
  @Audited('list.exported')
  @TableResponse()
  table(@CurrentUser() admin: SessionUser, @Res() reply: FastifyReply): Promise<void> {
    return this.exports.sendRows(ADMIN_ROLES_TABLE, oneBatch(this.roles.list()), [], admin, reply);
  }

  /** One admin with the role */
  @Get('roles/:id')
  @ApiNotFoundResponse({
    description: '`user.not-found`, also for a user who is no admin',
    type: ProblemView,
  })
  one(@Param('id', IdPipe) id: number): Promise<AdminRoleView> {
    return this.roles.one(id);
  }

  /**
   * Change the role of another admin
   * @remarks Changes the role of another admin, from the admin's next request on.
   */
  @Put('roles/:id')
  @NeedsStepUp()
  @Audited('admin-role.changed')
  @Idempotent(again)
  @ApiForbiddenResponse({ description: '`user.own-account`', type: ProblemView })
  @ApiNotFoundResponse({ description: '`user.not-found`', type: ProblemView })
  @ApiConflictResponse({
    description: '`user.state-forbids` for a user who is no admin, `admin.last-owner`',
    type: ProblemView,
  })
  change(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() { role }: AdminRoleDto,
  ): Promise<AdminRoleView> {
    return this.roles.change(id, admin.id, role);
  }
}
