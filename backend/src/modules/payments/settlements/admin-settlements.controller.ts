import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, Res, UseGuards } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiConsumes,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiPayloadTooLargeResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { Audited } from '../../../common/access/audited.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { NeedsStepUp } from '../../../common/access/step-up.decorator.js';
import { TableResponse } from '../../../common/csv/table-response.decorator.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { Idempotent } from '../../../common/idempotency/replay.decorator.js';
import { keysetStatement } from '../../../common/paging/keyset-list.sql.js';
import { KeysetPages } from '../../../common/paging/keyset-pages.js';
import { sendPage } from '../../../common/paging/send-page.js';
import { LimitRate } from '../../../common/rate-limit/rate-limit.decorator.js';
import { PublicIdPipe } from '../../../common/validation/id.pipe.js';
import { ListExports } from '../../audit/index.js';
import { UploadGuardFor } from '../../media/index.js';
import { GatewayPipe } from '../gateway.pipe.js';
import type { GatewayName } from '../../../common/payments/gateway-names.js';
import { SettlementTooLarge } from '../payment.errors.js';
import {
  DifferencesTableQuery,
  ResolveDifferenceDto,
  SettlementDifferencesQuery,
  SettlementDto,
  SettlementsQuery,
  SettlementsTableQuery,
} from './settlement.dto.js';
import { SettlementDifferenceView, SettlementView } from './settlement.view.js';
import { DIFFERENCES, DIFFERENCES_TABLE, SETTLEMENTS, SETTLEMENTS_TABLE } from './settlements-list.sql.js';
import { SettlementsService } from './settlements.service.js';

@ApiTags('admin-settlements')
@Controller('admin')
@AllowAccess('admin:payments')
export class AdminSettlementsController {
  constructor(
    private readonly settlements: SettlementsService,
    private readonly pages: KeysetPages,
    private readonly exports: ListExports,
  ) {}

  /** Imported settlement files */
  @Get('settlements')
  @ApiOkResponse({ type: [SettlementView] })
  async list(
    @Query() query: SettlementsQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendPage(await this.pages.read(keysetStatement(SETTLEMENTS, query), request.url), reply);
  }

  /** Imported settlement files as a CSV file */
  @Get('settlements.csv')
  @NeedsStepUp()
  @Audited('list.exported')
  @TableResponse()
  table(
    @CurrentUser() admin: SessionUser,
    @Query() query: SettlementsTableQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.exports.send(SETTLEMENTS_TABLE, query, admin, reply);
  }

  /**
   * Import a settlement file of a gateway
   * @remarks Compares a gateway's settlement file with our payments. The same file again returns the first import.
   */
  @Post('settlements/:gateway')
  @HttpCode(200)
  @RouteConfig({ takesFiles: true })
  @LimitRate({ name: 'settlement', points: 30, seconds: 600, by: 'user' })
  @UseGuards(UploadGuardFor(SettlementTooLarge))
  @Audited('settlement.imported')
  @ApiConsumes('multipart/form-data')
  @ApiBadRequestResponse({ description: '`settlement.unreadable`', type: ProblemView })
  @ApiNotFoundResponse({ description: '`route.not-found` for an unknown gateway', type: ProblemView })
  @ApiPayloadTooLargeResponse({ description: '`settlement.too-large`', type: ProblemView })
  import(
    @CurrentUser() admin: SessionUser,
    @Param('gateway', GatewayPipe) gateway: GatewayName,
    @Body() _form: SettlementDto,
    @Req() request: FastifyRequest,
  ): Promise<SettlementView> {
    return this.settlements.import(gateway, request.uploaded ?? Buffer.alloc(0), admin.id);
  }

  /**
   * Differences between settlement files and payments
   * @remarks Differences between the files and our payments; default: the open ones.
   */
  @Get('settlement-differences')
  @ApiOkResponse({ type: [SettlementDifferenceView] })
  async differences(
    @Query() query: SettlementDifferencesQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendPage(await this.pages.read(keysetStatement(DIFFERENCES, query), request.url), reply);
  }

  /** Differences of settlement files as a CSV file */
  @Get('settlement-differences.csv')
  @NeedsStepUp()
  @Audited('list.exported')
  @TableResponse()
  differencesTable(
    @CurrentUser() admin: SessionUser,
    @Query() query: DifferencesTableQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.exports.send(DIFFERENCES_TABLE, query, admin, reply);
  }

  /** Resolve a difference with a note */
  @Post('settlement-differences/:id/resolve')
  @HttpCode(200)
  @Idempotent()
  @Audited('settlement.difference-resolved')
  @ApiNotFoundResponse({ description: '`settlement.difference-missing`', type: ProblemView })
  @ApiConflictResponse({ description: '`settlement.difference-resolved`', type: ProblemView })
  async resolve(
    @CurrentUser() admin: SessionUser,
    @Param('id', PublicIdPipe) id: string,
    @Body() { note }: ResolveDifferenceDto,
  ): Promise<void> {
    await this.settlements.resolve(id, admin.id, note);
  }
}
