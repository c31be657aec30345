import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiGoneResponse, ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { ReadsReplicas } from '../../../common/connections/uses-connections.decorator.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { PublicResponseCache } from '../../../common/http-cache/public-response-cache.js';
import { IdPipe } from '../../../common/validation/id.pipe.js';
import { DealPrices } from './deal-prices.service.js';
import { DealPriceView } from './deal-prices.view.js';

/** Price history of a deal. A group of its own, so that its client loads only with the history. */
@ApiTags('deal-prices')
@Controller('deals/:id/prices')
@AllowAccess('public')
@ReadsReplicas()
export class DealPricesController {
  constructor(
    private readonly prices: DealPrices,
    private readonly answers: PublicResponseCache,
  ) {}

  /**
   * Recorded prices of a deal
   * @remarks Prices that the deal and its item showed, the earliest first.
   */
  @Get()
  @ApiOkResponse({ type: [DealPriceView] })
  @ApiNotFoundResponse({ description: '`deal.not-found`', type: ProblemView })
  @ApiGoneResponse({ description: '`deal.gone`', type: ProblemView })
  list(
    @Param('id', IdPipe) id: number,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.answers.send(request, reply, () => this.prices.of(id));
  }
}
