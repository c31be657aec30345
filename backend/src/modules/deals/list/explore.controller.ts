import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { ReadsReplicas } from '../../../common/connections/uses-connections.decorator.js';
import { PublicResponseCache } from '../../../common/http-cache/public-response-cache.js';
import { DealFilterQuery } from './deal-query.dto.js';
import { DealMapView } from '../deal.view.js';
import { FacetsView } from './deal-facets.view.js';
import { PublicDealsService } from './public-deals.service.js';

/** Facets and map of a list of deals. */
@ApiTags('explore')
@Controller('deals')
@AllowAccess('public')
@ReadsReplicas()
export class ExploreController {
  constructor(
    private readonly deals: PublicDealsService,
    private readonly answers: PublicResponseCache,
  ) {}

  /** Numbers of deals by filter */
  @Get('facets')
  @ApiOkResponse({ type: FacetsView })
  facets(
    @Query() filter: DealFilterQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.answers.send(request, reply, () => this.deals.facets(filter));
  }

  /**
   * Places of deals on a map
   * @remarks Places of the newest matching deals, at most 500.
   */
  @Get('map')
  @ApiOkResponse({ type: DealMapView })
  map(
    @Query() filter: DealFilterQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.answers.send(request, reply, () => this.deals.map(filter));
  }
}
