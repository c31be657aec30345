import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Req, Res } from '@nestjs/common';
import { ApiConflictResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../common/access/allow-access.decorator.js';
import { OpenToKeys } from '../../common/api-keys/open-to-keys.decorator.js';
import { CurrentStaff, CurrentUser } from '../../common/access/current-user.decorator.js';
import type { SessionUser, StaffOf } from '../../common/access/session-user.js';
import { ProblemView } from '../../common/errors/problem.js';
import { Idempotent } from '../../common/idempotency/replay.decorator.js';
import { LimitRate } from '../../common/rate-limit/rate-limit.decorator.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { KnownDevices } from '../auth/index.js';
import { BranchesService } from './branches/branches.service.js';
import {
  BranchDto,
  RegisterVendorDto,
  UpdateBranchDto,
  UpdateVendorDto,
  VendorSignupDto,
} from './vendor.dto.js';
import { BranchView, VendorSignedUpView, VendorView } from './vendor.view.js';
import { VendorsService } from './vendors.service.js';

const vendorAgain = async (controller: VendorsController, id: string): Promise<VendorView> =>
  VendorView.of(await controller.vendors.one(Number(id)));
const branchAgain = async (
  controller: VendorsController,
  id: string,
  user: SessionUser,
): Promise<BranchView> =>
  BranchView.of(await controller.branches.one(user.staffOf?.vendorId ?? 0, Number(id)));

@ApiTags('vendors')
@Controller('vendors')
export class VendorsController {
  constructor(
    readonly vendors: VendorsService,
    readonly branches: BranchesService,
    private readonly devices: KnownDevices,
  ) {}

  /** Register a business */
  @Post()
  @AllowAccess('signed-in')
  @Idempotent(vendorAgain)
  @ApiConflictResponse({ description: '`vendor.exists`, `vendor.works-elsewhere`', type: ProblemView })
  async register(@CurrentUser() user: SessionUser, @Body() form: RegisterVendorDto): Promise<VendorView> {
    return VendorView.of(await this.vendors.register(user, form));
  }

  /**
   * Create an account and register a business
   * @remarks Creates the owner's account and the business in one transaction, and mails the link that verifies the e-mail.
   */
  @Post('signup')
  @AllowAccess('public')
  @LimitRate({ name: 'signup', points: 10, seconds: 60, by: 'address' })
  @Idempotent((_controller, id) => ({ success: true, id: Number(id) }))
  @ApiConflictResponse({ description: '`auth.email-taken`', type: ProblemView })
  async signUp(
    @Body() form: VendorSignupDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VendorSignedUpView> {
    const { id, userId } = await this.vendors.signUp(form);
    await this.devices.signedUp(userId, request, reply);
    return { success: true, id };
  }

  /** The caller's business */
  @Get('me')
  @AllowAccess('signed-in')
  async me(@CurrentUser() user: SessionUser): Promise<VendorView> {
    return VendorView.of(await this.vendors.ofStaff(user));
  }

  /** Change the profile of the business */
  @Patch('me')
  @AllowAccess('vendor-owner')
  @Idempotent(vendorAgain)
  async updateMe(
    @CurrentUser() user: SessionUser,
    @CurrentStaff() staff: StaffOf,
    @Body() changes: UpdateVendorDto,
  ): Promise<VendorView> {
    return VendorView.of(await this.vendors.update(staff.vendorId, user.id, changes));
  }

  /** Branches of the business */
  @Get('me/locations')
  @OpenToKeys('deals:read', 'deals:write', 'passes:check', 'passes:redeem', 'redemptions:read')
  @AllowAccess('vendor-staff')
  async locations(@CurrentStaff() staff: StaffOf): Promise<BranchView[]> {
    return (await this.branches.seenBy(staff)).map((branch) => BranchView.of(branch));
  }

  /** Add a branch */
  @Post('me/locations')
  @AllowAccess('vendor:deals')
  @Idempotent(branchAgain)
  async addLocation(@CurrentStaff() staff: StaffOf, @Body() form: BranchDto): Promise<BranchView> {
    return BranchView.of(await this.branches.add(staff.vendorId, form));
  }

  /** Change a branch */
  @Patch('me/locations/:id')
  @AllowAccess('vendor:deals')
  @Idempotent(branchAgain)
  async updateLocation(
    @CurrentStaff() staff: StaffOf,
    @Param('id', IdPipe) id: number,
    @Body() changes: UpdateBranchDto,
  ): Promise<BranchView> {
    return BranchView.of(await this.branches.update(staff.vendorId, id, changes));
  }

  /** Delete a branch */
  @Delete('me/locations/:id')
  @HttpCode(204)
  @AllowAccess('vendor:deals')
  @Idempotent()
  async removeLocation(@CurrentStaff() staff: StaffOf, @Param('id', IdPipe) id: number): Promise<void> {
    await this.branches.remove(staff.vendorId, id);
  }
}
