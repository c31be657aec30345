import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { ReadsReplicas } from '../../../common/connections/uses-connections.decorator.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { PublicResponseCache } from '../../../common/http-cache/public-response-cache.js';
import type { FeedFormat } from './feed-content.js';
import { FeedQuery } from './feed-query.dto.js';
import { Feeds } from './feeds.service.js';

const CITY = { name: 'city', description: 'City slug, or `all`.', schema: { type: 'string' as const } };
const CATEGORY = {
  name: 'category',
  description: 'Category slug, or `all`. A category includes its children.',
  schema: { type: 'string' as const },
};
const MISSING = { description: '`city.not-found`, `category.not-found`', type: ProblemView };

/** Feeds of new deals. */
@ApiTags('feeds')
@Controller('feeds/:city')
@AllowAccess('public')
@ReadsReplicas()
export class FeedsController {
  constructor(
    private readonly feeds: Feeds,
    private readonly answers: PublicResponseCache,
  ) {}

  /**
   * New deals as RSS
   * @remarks The 50 newest deals of a city and a category, as RSS 2.0. Feed readers may ask again as often as they like: an unchanged feed is 304.
   */
  @Get(':category.rss')
  @ApiParam(CITY)
  @ApiParam(CATEGORY)
  @ApiOkResponse({
    description: 'RSS 2.0',
    content: { 'application/rss+xml': { schema: { type: 'string' } } },
  })
  @ApiNotFoundResponse(MISSING)
  rss(
    @Param('city') city: string,
    @Param('category') category: string,
    @Query() query: FeedQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.send({ city, category, format: 'rss' }, query, request, reply);
  }

  /**
   * New deals as a JSON Feed
   * @remarks The 50 newest deals of a city and a category, as JSON Feed 1.1.
   */
  @Get(':category.json')
  @ApiParam(CITY)
  @ApiParam(CATEGORY)
  @ApiOkResponse({
    description: 'JSON Feed 1.1',
    content: { 'application/feed+json': { schema: { type: 'string' } } },
  })
  @ApiNotFoundResponse(MISSING)
  json(
    @Param('city') city: string,
    @Param('category') category: string,
    @Query() query: FeedQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.send({ city, category, format: 'json' }, query, request, reply);
  }

  private send(
    feed: { city: string; category: string; format: FeedFormat },
    { lang = 'en' }: FeedQuery,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const read = () => this.feeds.read({ ...feed, script: lang, path: request.url });
    return this.answers.send(request, reply, read);
  }
}
