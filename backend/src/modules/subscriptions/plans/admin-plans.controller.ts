import { Body, Controller, Get, Param, Patch } from '@nestjs/common';
import { ApiConflictResponse, ApiNotFoundResponse, ApiTags } from '@nestjs/swagger';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { Audited } from '../../../common/access/audited.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { Idempotent } from '../../../common/idempotency/replay.decorator.js';
import { IdPipe } from '../../../common/validation/id.pipe.js';
import { MembershipEditing } from './membership-editing.service.js';
import { PlanEditing } from './plan-editing.service.js';
import { ChangeMembershipDto, ChangePlanDto } from './plan.dto.js';
import { AdminMembershipView, AdminPlanView } from './plan.view.js';

const planAgain = (controller: AdminPlansController, id: string): Promise<AdminPlanView> =>
  controller.planEditing.one(Number(id));
const membershipAgain = (controller: AdminPlansController, id: string): Promise<AdminMembershipView> =>
  controller.membershipEditing.one(Number(id));

@ApiTags('admin-plans')
@Controller('admin')
@AllowAccess('admin:settings')
export class AdminPlansController {
  constructor(
    readonly planEditing: PlanEditing,
    readonly membershipEditing: MembershipEditing,
  ) {}

  /** Plans that are sold */
  @Get('plans')
  plans(): Promise<AdminPlanView[]> {
    return this.planEditing.list();
  }

  /**
   * Change a plan that is sold
   * @remarks Changes apply to new periods; running periods keep their terms.
   */
  @Patch('plans/:id')
  @Audited('plan.changed')
  @Idempotent(planAgain)
  @ApiNotFoundResponse({ description: '`plan.not-found`', type: ProblemView })
  @ApiConflictResponse({ description: '`version.conflict`, `plan.free-stays-free`', type: ProblemView })
  changePlan(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() form: ChangePlanDto,
  ): Promise<AdminPlanView> {
    return this.planEditing.change(admin.id, id, form);
  }

  /** Memberships that are sold */
  @Get('memberships')
  memberships(): Promise<AdminMembershipView[]> {
    return this.membershipEditing.list();
  }

  /**
   * Change a membership that is sold
   * @remarks Changes apply to new memberships; running ones keep their terms.
   */
  @Patch('memberships/:id')
  @Audited('membership.changed')
  @Idempotent(membershipAgain)
  @ApiNotFoundResponse({ description: '`membership.not-found`', type: ProblemView })
  @ApiConflictResponse({ description: '`version.conflict`, `plan.free-stays-free`', type: ProblemView })
  changeMembership(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() form: ChangeMembershipDto,
  ): Promise<AdminMembershipView> {
    return this.membershipEditing.change(admin.id, id, form);
  }
}
