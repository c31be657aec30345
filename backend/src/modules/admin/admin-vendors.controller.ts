import { Body, Controller, Get, Param, Patch, Query, Req, Res } from '@nestjs/common';
import { ApiConflictResponse, ApiNotFoundResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../common/access/allow-access.decorator.js';
import { CurrentUser } from '../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../common/access/session-user.js';
import { ProblemView } from '../../common/errors/problem.js';
import { Idempotent } from '../../common/idempotency/replay.decorator.js';
import { PageQuery } from '../../common/paging/page-query.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { VendorsService, VendorVerificationService, VendorView } from '../vendors/index.js';
import { AdminListsService } from './admin-lists.service.js';
import { AdminVendorsQuery, ReasonDto, RejectDto } from './dto/admin.dto.js';
import { AdminVendorView } from './dto/admin.view.js';

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
    private readonly lists: AdminListsService,
    private readonly verification: VendorVerificationService,
    readonly vendors: VendorsService,
  ) {}

  @Get()
  async list(
    @Query() query: AdminVendorsQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminVendorView[]> {
    const page = await this.lists.vendors(query, request.url);
    reply.headers(page.headers);
    return page.rows;
  }

  @Get('pending')
  async pending(
    @Query() query: PageQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminVendorView[]> {
    return this.list({ ...query, status: 'pending' }, request, reply);
  }

  @Get(':id')
  async one(@Param('id', IdPipe) id: number): Promise<VendorView> {
    return VendorView.of(await this.vendors.one(id));
  }

  @Patch(':id/verify')
  @Idempotent(again)
  async verify(@CurrentUser() admin: SessionUser, @Param('id', IdPipe) id: number): Promise<VendorView> {
    return VendorView.of(await this.verification.verify(id, admin.id));
  }

  @Patch(':id/reject')
  @Idempotent(again)
  async reject(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() form: RejectDto,
  ): Promise<VendorView> {
    return VendorView.of(await this.verification.reject(id, admin.id, form.reason ?? STANDARD_REASON));
  }

  @Patch(':id/suspend')
  @Idempotent(again)
  async suspend(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() form: ReasonDto,
  ): Promise<VendorView> {
    return VendorView.of(await this.verification.suspend(id, admin.id, form.reason));
  }

  @Patch(':id/reinstate')
  @Idempotent(again)
  async reinstate(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() form: ReasonDto,
  ): Promise<VendorView> {
    return VendorView.of(await this.verification.reinstate(id, admin.id, form.reason));
  }
}
