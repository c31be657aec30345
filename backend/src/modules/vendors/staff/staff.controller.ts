import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Res } from '@nestjs/common';
import { ApiConflictResponse, ApiNotFoundResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { CurrentStaff, CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser, StaffOf } from '../../../common/access/session-user.js';
import { NeedsStepUp } from '../../../common/access/step-up.decorator.js';
import { oneBatch, TableFiles } from '../../../common/csv/table-files.service.js';
import { TableResponse } from '../../../common/csv/table-response.decorator.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { Idempotent } from '../../../common/idempotency/replay.decorator.js';
import { LimitRate } from '../../../common/rate-limit/rate-limit.decorator.js';
import { IdPipe } from '../../../common/validation/id.pipe.js';
import { ChangeStaffDto, InviteStaffDto } from './staff.dto.js';
import { StaffInvitationView, StaffMemberView } from './staff.view.js';
import { STAFF_TABLE } from './staff.csv.js';
import { InvitationsService } from './invitations.service.js';
import { StaffService } from './staff.service.js';

const INVITATIONS = { name: 'staff-invitation', points: 30, seconds: 3600, by: 'business' } as const;

const memberAgain = (controller: StaffController, id: string, user: SessionUser): Promise<StaffMemberView> =>
  controller.staff.one(user.staffOf?.vendorId ?? 0, Number(id));
const invitationAgain = (
  controller: StaffController,
  id: string,
  user: SessionUser,
): Promise<StaffInvitationView> => controller.invitations.one(user.staffOf?.vendorId ?? 0, Number(id));

@ApiTags('staff')
@Controller('vendors/me')
@AllowAccess('vendor:staff')
export class StaffController {
  constructor(
    readonly staff: StaffService,
    readonly invitations: InvitationsService,
    private readonly files: TableFiles,
  ) {}

  /** People who work for the business */
  @Get('staff')
  list(@CurrentStaff() staff: StaffOf): Promise<StaffMemberView[]> {
    return this.staff.list(staff.vendorId);
  }

  /**
   * People who work for the business as a CSV file
   * @remarks The staff members as a CSV file, in the language of the account.
   */
  @Get('staff.csv')
  @NeedsStepUp()
  @TableResponse()
  table(
    @CurrentUser() { language }: SessionUser,
    @CurrentStaff() { vendorId }: StaffOf,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.files.send(STAFF_TABLE, oneBatch(this.staff.list(vendorId)), language, reply);
  }

  /**
   * Invite a person by email
   * @remarks Sends an invitation by e-mail.
   */
  @Post('staff')
  @LimitRate(INVITATIONS)
  @Idempotent(invitationAgain)
  @ApiConflictResponse({ description: '`staff.already-member`, `staff.already-invited`', type: ProblemView })
  invite(
    @CurrentUser() user: SessionUser,
    @CurrentStaff() staff: StaffOf,
    @Body() form: InviteStaffDto,
  ): Promise<StaffInvitationView> {
    return this.invitations.invite(user, staff, form);
  }

  /** Change the role or rights of a person */
  @Patch('staff/:id')
  @Idempotent(memberAgain)
  @ApiNotFoundResponse({ description: '`staff.not-found`', type: ProblemView })
  @ApiConflictResponse({ description: '`staff.last-owner`', type: ProblemView })
  change(
    @CurrentUser() user: SessionUser,
    @CurrentStaff() staff: StaffOf,
    @Param('id', IdPipe) id: number,
    @Body() changes: ChangeStaffDto,
  ): Promise<StaffMemberView> {
    return this.staff.change(user, staff, id, changes);
  }

  /**
   * Remove a person from the business
   * @remarks Ends the staff member's permissions immediately.
   */
  @Delete('staff/:id')
  @HttpCode(204)
  @Idempotent()
  @ApiNotFoundResponse({ description: '`staff.not-found`', type: ProblemView })
  @ApiConflictResponse({ description: '`staff.last-owner`', type: ProblemView })
  async remove(
    @CurrentUser() user: SessionUser,
    @CurrentStaff() staff: StaffOf,
    @Param('id', IdPipe) id: number,
  ): Promise<void> {
    await this.staff.remove(user, staff, id);
  }

  /** Open invitations of the business */
  @Get('staff-invitations')
  invited(@CurrentStaff() staff: StaffOf): Promise<StaffInvitationView[]> {
    return this.invitations.list(staff.vendorId);
  }

  /**
   * Send an invitation again
   * @remarks Sends a new link and invalidates the earlier one.
   */
  @Post('staff-invitations/:id/resend')
  @HttpCode(200)
  @LimitRate(INVITATIONS)
  @Idempotent(invitationAgain)
  @ApiNotFoundResponse({ description: '`staff.invitation-not-found`', type: ProblemView })
  sendAgain(@CurrentStaff() staff: StaffOf, @Param('id', IdPipe) id: number): Promise<StaffInvitationView> {
    return this.invitations.sendAgain(staff, id);
  }

  /** Revoke an invitation */
  @Delete('staff-invitations/:id')
  @HttpCode(204)
  @Idempotent()
  @ApiNotFoundResponse({ description: '`staff.invitation-not-found`', type: ProblemView })
  async revoke(
    @CurrentUser() user: SessionUser,
    @CurrentStaff() staff: StaffOf,
    @Param('id', IdPipe) id: number,
  ): Promise<void> {
    await this.invitations.revoke(user, staff, id);
  }
}
