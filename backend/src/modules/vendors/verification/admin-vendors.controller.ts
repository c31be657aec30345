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
import { sendDocument, sendPaper } from '../../media/index.js';
import { DocumentsService } from '../documents/documents.service.js';
import { VendorChangesService } from '../vendor-changes.service.js';
import { VendorView } from '../vendor.view.js';
import { VendorsService } from '../vendors.service.js';
import { VendorVerificationService } from './vendor-verification.service.js';
import { ReasonDto } from '../../../common/validation/reason.dto.js';
import { CanBeUndone, type DecisionAcceptedView, Undoable } from '../../worklist/index.js';
import {
  ApproveChangeDto,
  AskVendorDto,
  RejectChangeDto,
  RejectVendorDto,
  VerifyVendorDto,
} from './vendor-decisions.dto.js';
import { VendorsWork } from './vendors-work.service.js';

const STANDARD_REASON =
  'We could not verify your business from what was sent. Please check your details and submit them again.';

type Decided = VendorView | DecisionAcceptedView;

const again = async (controller: AdminVendorsController, id: string): Promise<VendorView> =>
  VendorView.of(await controller.vendors.one(Number(id)));

const decidedAgain = (controller: AdminVendorsController, id: string): Promise<Decided> =>
  controller.undoable.again(id, (vendorId) => again(controller, vendorId));

@ApiTags('admin')
@Controller('admin/vendors')
@AllowAccess('admin:businesses')
@ApiNotFoundResponse({ description: '`vendor.not-found`', type: ProblemView })
@ApiConflictResponse({ description: '`vendor.state-forbids` with the current state', type: ProblemView })
export class AdminVendorsController {
  constructor(
    private readonly verification: VendorVerificationService,
    private readonly changes: VendorChangesService,
    private readonly documents: DocumentsService,
    readonly vendors: VendorsService,
    private readonly work: VendorsWork,
    readonly undoable: Undoable,
  ) {}

  /**
   * Download a document of a business
   * @remarks The file as a download that the browser does not display.
   */
  @Get(':id/documents/:document')
  @ApiNotFoundResponse({ description: '`document.not-found`', type: ProblemView })
  @Audited('document.viewed')
  @ApiOkResponse({ description: 'The file', content: { 'application/octet-stream': {} } })
  async document(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) id: number,
    @Param('document', PublicIdPipe) document: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendDocument(reply, await this.documents.ofVendor(id, document, admin.id));
  }

  /**
   * Show a document of a business
   * @remarks The paper for display: a photo as a picture encoded again, a PDF for a tab of its own.
   */
  @Get(':id/documents/:document/view')
  @ApiNotFoundResponse({ description: '`document.not-found`', type: ProblemView })
  @Audited('document.viewed')
  @ApiOkResponse({
    description: 'The picture or the PDF',
    content: { 'image/webp': {}, 'application/pdf': {} },
  })
  async paper(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) id: number,
    @Param('document', PublicIdPipe) document: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { file, picture } = await this.documents.shown(id, document, admin.id);
    await sendPaper(reply, file, picture);
  }

  /** Publish the proposed name and category */
  @Patch(':id/changes/approve')
  @DecidesAbout('vendor')
  @Audited('vendor.change-approved')
  @Idempotent(decidedAgain)
  @CanBeUndone(VendorView)
  @ApiConflictResponse({ description: '`vendor.no-change`, `version.conflict`', type: ProblemView })
  approveChange(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() { version, undoSeconds }: ApproveChangeDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Decided> {
    const decision = { kind: 'name-change', id, action: 'approve', version, request: {}, undoSeconds };
    return this.undoable.decide(decision, admin, reply, async () =>
      VendorView.of(await this.changes.approve(id, admin.id, version)),
    );
  }

  /** Reject the proposed name and category */
  @Patch(':id/changes/reject')
  @DecidesAbout('vendor')
  @Audited('vendor.change-rejected')
  @Idempotent(decidedAgain)
  @CanBeUndone(VendorView)
  @ApiConflictResponse({ description: '`vendor.no-change`, `version.conflict`', type: ProblemView })
  rejectChange(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() { version, undoSeconds, reason }: RejectChangeDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Decided> {
    const decision = { kind: 'name-change', id, action: 'reject', version, request: { reason }, undoSeconds };
    return this.undoable.decide(decision, admin, reply, async () =>
      VendorView.of(await this.changes.reject(id, admin.id, reason, version)),
    );
  }

  /**
   * Verify a business
   * @remarks With `approveDeals` its deals go with it; one that the plan's limit stops stays submitted.
   */
  @Patch(':id/verify')
  @DecidesAbout('vendor')
  @Audited('vendor.verified')
  @Idempotent(decidedAgain)
  @CanBeUndone(VendorView)
  verify(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() { approveDeals = [], version, undoSeconds }: VerifyVendorDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Decided> {
    const request = { approveDeals };
    const together = approveDeals.map((deal) => ({ kind: 'deal', id: deal.id }));
    const decision = { kind: 'vendor', id, action: 'verify', version, request, undoSeconds, together };
    return this.undoable.decide(decision, admin, reply, async () => {
      const seen = { subject: String(id), adminId: admin.id, version, request, isStrict: true };
      await this.work.verify(seen);
      return VendorView.of(await this.vendors.one(id));
    });
  }

  /** Reject the registration of a business */
  @Patch(':id/reject')
  @DecidesAbout('vendor')
  @Audited('vendor.rejected')
  @Idempotent(decidedAgain)
  @CanBeUndone(VendorView)
  reject(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() { version, undoSeconds, ...form }: RejectVendorDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Decided> {
    const reason = form.reason ?? STANDARD_REASON;
    const decision = { kind: 'vendor', id, action: 'reject', version, request: { reason }, undoSeconds };
    return this.undoable.decide(decision, admin, reply, async () =>
      VendorView.of(await this.verification.reject(id, admin.id, reason, version)),
    );
  }

  /**
   * Ask the business to change its registration
   * @remarks Asks the business to change something first. It stays submitted.
   */
  @Patch(':id/ask')
  @DecidesAbout('vendor')
  @Audited('vendor.change-asked')
  @Idempotent(again)
  async ask(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() { reasonCodes = [], ...asked }: AskVendorDto,
  ): Promise<VendorView> {
    return VendorView.of(await this.verification.ask(id, admin.id, { reasonCodes, ...asked }));
  }

  /** Suspend a business */
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

  /** Reinstate a suspended business */
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
