import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { OpenToKeys } from '../../../common/api-keys/open-to-keys.decorator.js';
import { Audited } from '../../../common/access/audited.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import { OwnDecisions } from '../../../common/access/own-decisions.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { NeedsStepUp } from '../../../common/access/step-up.decorator.js';
import { TableResponse } from '../../../common/csv/table-response.decorator.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { keysetStatement } from '../../../common/paging/keyset-list.sql.js';
import { KeysetPages } from '../../../common/paging/keyset-pages.js';
import { sendPage } from '../../../common/paging/send-page.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { PublicIdPipe } from '../../../common/validation/id.pipe.js';
import { ListExports } from '../../audit/index.js';
import { OrderMissing } from '../../orders/index.js';
import {
  AdminPaymentsQuery,
  AdminRefundsQuery,
  PaymentsTableQuery,
  RefundsTableQuery,
} from './payment-lists.dto.js';
import { AdminPaymentRowView, AdminRefundRowView } from './payment-lists.view.js';
import { AdminOrderView } from './order.view.js';
import { ADMIN_ORDER } from './order.sql.js';
import { PAYMENTS_TABLE, REFUNDS_TABLE } from './payment-tables.csv.js';
import { PAYMENTS } from './payments-list.sql.js';
import { refundsFor } from './refunds-list.sql.js';

@ApiTags('admin-payments')
@Controller('admin')
@AllowAccess('admin:payments')
export class AdminPaymentListsController {
  constructor(
    private readonly pages: KeysetPages,
    private readonly exports: ListExports,
    private readonly transactions: Transactions,
    private readonly ownDecisions: OwnDecisions,
  ) {}

  /** Payments */
  @Get('payments')
  @OpenToKeys('orders:read')
  @ApiOkResponse({ type: [AdminPaymentRowView] })
  async payments(
    @Query() query: AdminPaymentsQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendPage(await this.pages.read(keysetStatement(PAYMENTS, query), request.url), reply);
  }

  /** Payments as a CSV file */
  @Get('payments.csv')
  @NeedsStepUp()
  @Audited('list.exported')
  @TableResponse()
  paymentsTable(
    @CurrentUser() admin: SessionUser,
    @Query() query: PaymentsTableQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.exports.send(PAYMENTS_TABLE, query, admin, reply);
  }

  /** Refunds */
  @Get('refunds')
  @AllowAccess('admin:refunds')
  @ApiOkResponse({ type: [AdminRefundRowView] })
  async refunds(
    @CurrentUser() admin: SessionUser,
    @Query() query: AdminRefundsQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const list = refundsFor(this.ownDecisions.conditionOf('refund', admin.id, 'r.public_id'));
    await sendPage(await this.pages.read(keysetStatement(list, query), request.url), reply);
  }

  /** Refunds as a CSV file */
  @Get('refunds.csv')
  @AllowAccess('admin:refunds')
  @NeedsStepUp()
  @Audited('list.exported')
  @TableResponse()
  refundsTable(
    @CurrentUser() admin: SessionUser,
    @Query() query: RefundsTableQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.exports.send(REFUNDS_TABLE, query, admin, reply);
  }

  /** One order with its items and passes */
  @Get('orders/:id')
  @OpenToKeys('orders:read')
  @ApiNotFoundResponse({ description: '`order.not-found`', type: ProblemView })
  async order(@Param('id', PublicIdPipe) id: string): Promise<AdminOrderView> {
    const [order] = await this.transactions.query<AdminOrderView>(ADMIN_ORDER, [id]);
    if (!order) throw new OrderMissing();
    return order;
  }
}
