import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiGoneResponse, ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { ReadsReplicas } from '../../../common/connections/uses-connections.decorator.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { PublicResponseCache } from '../../../common/http-cache/public-response-cache.js';
import { IdPipe } from '../../../common/validation/id.pipe.js';
import { DealVisibility } from '../detail/deal-visibility.service.js';
import { DealListQuery, FeaturedDealsQuery } from './deal-query.dto.js';
import { DealPageView, DealView } from '../deal.view.js';
import { PublicDealsService } from './public-deals.service.js';

/** Public data of deals. */
@ApiTags('deals')
@Controller('deals')
@AllowAccess('public')
@ReadsReplicas()
export class DealsController {
  constructor(
    private readonly deals: PublicDealsService,
    private readonly answers: PublicResponseCache,
    private readonly visibility: DealVisibility,
  ) {}

  /** Published deals */
  @Get()
  @ApiOkResponse({
    type: [DealView],
    headers: { 'X-Total-Count': { schema: { type: 'integer' } }, Link: { schema: { type: 'string' } } },
  })
  list(
    @Query() query: DealListQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.answers.send(request, reply, () => this.deals.list(query, request.url));
  }

  /**
   * Deals on the home page
   * @remarks Deals with a current slot in a place of the home page, the newest slot first.
   */
  @Get('featured')
  @ApiOkResponse({ type: [DealView] })
  featured(
    @Query() { place, city }: FeaturedDealsQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.answers.send(request, reply, () => this.deals.featured(place ?? 'featured', city));
  }

  /**
   * One deal
   * @remarks A deal that is not public is visible to its business and admins only.
   */
  @Get(':id')
  @ApiOkResponse({ type: DealPageView })
  @ApiNotFoundResponse({ description: '`deal.not-found`', type: ProblemView })
  @ApiGoneResponse({ description: '`deal.gone`: it ended more than 90 days ago', type: ProblemView })
  async one(
    @Param('id', IdPipe) id: number,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const page = await this.answers.sendIf(
      request,
      reply,
      () => this.deals.page(id),
      (read) => read.visibility === 'public',
    );
    if (!page) return;
    await this.visibility.assertInsider(request, page);
    await reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(page.json);
  }

  /** Deals similar to a deal */
  @Get(':id/similar')
  @ApiOkResponse({ type: [DealView] })
  similar(
    @Param('id', IdPipe) id: number,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.answers.send(request, reply, () => this.deals.similar(id));
  }
}
