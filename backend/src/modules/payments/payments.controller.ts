import { Body, Controller, Get, HttpCode, Param, Post, Req, UseGuards } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiBody,
  ApiConflictResponse,
  ApiNotFoundResponse,
  ApiServiceUnavailableResponse,
  ApiTags,
} from '@nestjs/swagger';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { AllowAccess } from '../../common/access/allow-access.decorator.js';
import { CurrentUser } from '../../common/access/current-user.decorator.js';
import { TakesLong, UsesConnections } from '../../common/connections/uses-connections.decorator.js';
import type { SessionUser } from '../../common/access/session-user.js';
import { ProblemView } from '../../common/errors/problem.js';
import { LimitRate } from '../../common/rate-limit/rate-limit.decorator.js';
import { PublicIdPipe } from '../../common/validation/id.pipe.js';
import { Config } from '../../config/config.js';
import { GatewayPipe } from './gateway.pipe.js';
import { CallbackTakenView, GatewaysView, PaymentView } from './payment.view.js';
import { ReturnQueryPipe } from './return-query.pipe.js';
import type { GatewayName } from '../../common/payments/gateway-names.js';
import { Gateways } from './gateways/gateways.service.js';
import { NoCardNumbers } from './no-card-numbers.guard.js';
import { PaymentsService } from './payments.service.js';

@ApiTags('payments')
@Controller('payments')
@AllowAccess('signed-in')
@UsesConnections('counter')
export class PaymentsController {
  constructor(
    private readonly payments: PaymentsService,
    private readonly gateways: Gateways,
    private readonly config: Config,
  ) {}

  /** Ways to pay that are offered */
  @Get('gateways')
  @AllowAccess('public')
  offered(): GatewaysView {
    return { gateways: this.gateways.names, isTest: this.config.payments.isTest };
  }

  /** One payment of the customer */
  @Get(':id')
  @ApiNotFoundResponse({ description: '`payment.not-found`', type: ProblemView })
  async one(@CurrentUser() user: SessionUser, @Param('id', PublicIdPipe) id: string): Promise<PaymentView> {
    return this.view(await this.payments.own(user.id, id));
  }

  /**
   * Confirm the return from the gateway
   * @remarks Confirms the customer's return from the gateway. Takes the unchanged query of the return page; its content is
   * verified and only identifies the payment, whose status is queried at the gateway. Repeat it while the payment is
   * `pending`.
   */
  @Post(':id/confirm')
  @TakesLong()
  @HttpCode(200)
  @UseGuards(NoCardNumbers)
  @LimitRate({ name: 'payment-confirm', points: 60, seconds: 60, by: 'user' })
  @ApiBody({ schema: { type: 'object', additionalProperties: { type: 'string' } } })
  @ApiBadRequestResponse({
    description: '`payment.callback-refused`, `payment.card-number`',
    type: ProblemView,
  })
  @ApiNotFoundResponse({ description: '`payment.not-found`', type: ProblemView })
  @ApiConflictResponse({ description: '`payment.gateway-missing`', type: ProblemView })
  async confirm(
    @CurrentUser() user: SessionUser,
    @Param('id', PublicIdPipe) id: string,
    @Body(ReturnQueryPipe) query: object,
  ): Promise<PaymentView> {
    return this.view(await this.payments.confirm(user.id, id, query as Record<string, string>));
  }

  /**
   * Receive the status of a payment from its gateway
   * @remarks For servers of gateways. Verified by signature or by a status query; a repetition changes nothing.
   */
  @Post('callbacks/:gateway')
  @HttpCode(200)
  @AllowAccess('public')
  @RouteConfig({ keepsRawBody: true })
  @LimitRate({ name: 'payment-callback', points: 300, seconds: 60, by: 'address' })
  @ApiBody({ schema: { type: 'object', additionalProperties: true } })
  @ApiBadRequestResponse({ description: '`payment.callback-refused`', type: ProblemView })
  @ApiNotFoundResponse({ description: '`route.not-found` for an unknown gateway', type: ProblemView })
  @ApiConflictResponse({ description: '`payment.gateway-missing`', type: ProblemView })
  @ApiServiceUnavailableResponse({ description: '`payment.gateway-away`: call again', type: ProblemView })
  async callback(
    @Param('gateway', GatewayPipe) gateway: GatewayName,
    @Body() body: object,
    @Req() { headers, rawBody }: FastifyRequest,
  ): Promise<CallbackTakenView> {
    const fields = Array.isArray(body) ? {} : (body as Record<string, unknown>);
    await this.payments.callback(gateway, { body: fields, rawBody: rawBody ?? '', headers });
    return { received: true };
  }

  private view(payment: Parameters<typeof PaymentView.of>[0]): PaymentView {
    return PaymentView.of(payment, this.config.payments.bankAccount);
  }
}
