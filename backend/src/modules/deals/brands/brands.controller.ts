import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { ReadsReplicas } from '../../../common/connections/uses-connections.decorator.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { PublicResponseCache } from '../../../common/http-cache/public-response-cache.js';
import { BrandsService } from './brands.service.js';
import { BrandListQuery } from './brand-query.dto.js';
import { BrandPageView, BrandView } from './brand.view.js';

@ApiTags('brands')
@Controller('brands')
@AllowAccess('public')
@ReadsReplicas()
export class BrandsController {
  constructor(
    private readonly brands: BrandsService,
    private readonly answers: PublicResponseCache,
  ) {}

  /**
   * Verified businesses
   * @remarks Verified businesses, ordered by number of live deals.
   */
  @Get()
  @ApiOkResponse({
    type: [BrandView],
    headers: { 'X-Total-Count': { schema: { type: 'integer' } }, Link: { schema: { type: 'string' } } },
  })
  list(
    @Query() query: BrandListQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.answers.send(request, reply, () => this.brands.list(query, request.url));
  }

  /** Public page of a business */
  @Get(':slug')
  @ApiOkResponse({ type: BrandPageView })
  @ApiNotFoundResponse({ description: '`brand.not-found`', type: ProblemView })
  page(
    @Param('slug') slug: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.answers.send(request, reply, () => this.brands.page(slug));
  }
}
