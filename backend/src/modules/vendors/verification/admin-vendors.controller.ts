import { Body, Controller, Get, Param, Patch, Res } from '@nestjs/common';
import { ApiConflictResponse, ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { Audited } from '../../../common/access/audited.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import { DecidesAbout } from '../../../common/access/decides-about.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { Idempotent } from '../../../common/idempotency/replay.decorator.js';
import { IdPipe, PublicIdPipe } from '../../../common/validation/id.pipe.js';
import { sendDocument } from '../../media/index.js';
import { DocumentsService } from '../documents/documents.service.js';
import { VendorChangesService } from '../vendor-changes.service.js';
import { VendorView } from '../vendor.view.js';
import { VendorsService } from '../vendors.service.js';
import { VendorVerificationService } from './vendor-verification.service.js';
import { ReasonDto, RejectDto } from '../../../common/validation/reason.dto.js';
import { ApproveChangeDto, RejectChangeDto } from './vendor-decisions.dto.js';

const STANDARD_REASON =
  'We could not verify your business from what was sent. Please check your details and submit them again.';

const again = async (controller: AdminVendorsController, id: string): Promise<VendorView> =>
  VendorView.of(await controller.vendors.one(Number(id)));

@ApiTags('admin')
@Controller('admin/vendors')
@AllowAccess('admin')
@ApiNotFoundResponse({ type: ProblemView })
@ApiConflictResponse({ description: '`vendor.state-forbids` with the current state', type: ProblemView })
export class AdminVendorsController {
  constructor(
    private readonly verification: VendorVerificationService,
    private readonly changes: VendorChangesService,
    private readonly documents: DocumentsService,
    readonly vendors: VendorsService,
  ) {}

  /** The file as a download that the browser does not display. */
  @Get(':id/documents/:document')
  @ApiOkResponse({ description: 'The file', content: { 'application/octet-stream': {} } })
  async document(
    @Param('id', IdPipe) id: number,
    @Param('document', PublicIdPipe) document: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendDocument(reply, await this.documents.ofVendor(id, document));
  }

  /** Publishes the proposed name and category. */
  @Patch(':id/changes/approve')
  @DecidesAbout('vendor')
  @Audited('vendor.change-approved')
  @Idempotent(again)
  @ApiConflictResponse({ description: '`vendor.no-change`, `version.conflict`', type: ProblemView })
  async approveChange(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() form: ApproveChangeDto,
  ): Promise<VendorView> {
    return VendorView.of(await this.changes.approve(id, admin.id, form.version));
  }

  @Patch(':id/changes/reject')
  @DecidesAbout('vendor')
  @Audited('vendor.change-rejected')
  @Idempotent(again)
  @ApiConflictResponse({ description: '`vendor.no-change`, `version.conflict`', type: ProblemView })
  async rejectChange(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() form: RejectChangeDto,
  ): Promise<VendorView> {
    return VendorView.of(await this.changes.reject(id, admin.id, form.reason, form.version));
  }

  @Patch(':id/verify')
  @DecidesAbout('vendor')
  @Audited('vendor.verified')
  @Idempotent(again)
  async verify(@CurrentUser() admin: SessionUser, @Param('id', IdPipe) id: number): Promise<VendorView> {
    return VendorView.of(await this.verification.verify(id, admin.id));
  }

  @Patch(':id/reject')
  @DecidesAbout('vendor')
  @Audited('vendor.rejected')
  @Idempotent(again)
  async reject(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() form: RejectDto,
  ): Promise<VendorView> {
    return VendorView.of(await this.verification.reject(id, admin.id, form.reason ?? STANDARD_REASON));
  }

  @Patch(':id/suspend')
  @DecidesAbout('vendor')
  @Audited('vendor.suspended')
  @Idempotent(again)
  async suspend(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() form: ReasonDto,
  ): Promise<VendorView> {
    return VendorView.of(await this.verification.suspend(id, admin.id, form.reason));
  }

  @Patch(':id/reinstate')
  @DecidesAbout('vendor')
  @Audited('vendor.reinstated')
  @Idempotent(again)
  async reinstate(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() form: ReasonDto,
  ): Promise<VendorView> {
    return VendorView.of(await this.verification.reinstate(id, admin.id, form.reason));
  }
}
