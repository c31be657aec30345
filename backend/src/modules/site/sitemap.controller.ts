import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../common/access/allow-access.decorator.js';
import { ReadsReplicas } from '../../common/connections/uses-connections.decorator.js';
import { PublicResponseCache } from '../../common/http-cache/public-response-cache.js';
import type { CacheTag } from '../../common/http-cache/cache-tags.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { BRANDS_OF_PART, DEALS_OF_PART, SITEMAP } from './sitemap.sql.js';
import { SitemapBrandView, SitemapDealView, SitemapView } from './sitemap.view.js';

/** Content of the site's sitemaps. */
@ApiTags('sitemap')
@Controller('sitemap')
@AllowAccess('public')
@ReadsReplicas()
export class SitemapController {
  constructor(
    private readonly transactions: Transactions,
    private readonly answers: PublicResponseCache,
  ) {}

  /** Overview of all public pages */
  @Get()
  @ApiOkResponse({ type: SitemapView })
  overview(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.send(request, reply, SITEMAP, ['deals', 'deal-lists', 'vendors', 'catalog']);
  }

  /** A part of the pages of deals */
  @Get('deals/:id')
  @ApiOkResponse({ type: [SitemapDealView] })
  deals(
    @Param('id', IdPipe) part: number,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.send(request, reply, DEALS_OF_PART, ['deals', 'deal-lists', 'vendors'], [part]);
  }

  /** A part of the pages of businesses */
  @Get('brands/:id')
  @ApiOkResponse({ type: [SitemapBrandView] })
  brands(
    @Param('id', IdPipe) part: number,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.send(request, reply, BRANDS_OF_PART, ['vendors'], [part]);
  }

  private send(
    request: FastifyRequest,
    reply: FastifyReply,
    sql: string,
    tags: CacheTag[],
    values: unknown[] = [],
  ): Promise<void> {
    return this.answers.send(request, reply, async () => {
      const [row] = await this.transactions.query<{ json: string }>(sql, values);
      if (!row) throw new Error('A part of the sitemap answered nothing.');
      return { json: row.json, tags };
    });
  }
}
