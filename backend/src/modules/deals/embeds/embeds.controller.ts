import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiGoneResponse, ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { ReadsReplicas } from '../../../common/connections/uses-connections.decorator.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { PublicResponseCache } from '../../../common/http-cache/public-response-cache.js';
import { EmbedQuery } from './embed-query.dto.js';
import { EmbedView } from './embed.view.js';
import { Embeds } from './embeds.service.js';

/** Deals on other sites. */
@ApiTags('embeds')
@Controller('oembed')
@AllowAccess('public')
@ReadsReplicas()
export class EmbedsController {
  constructor(
    private readonly embeds: Embeds,
    private readonly answers: PublicResponseCache,
  ) {}

  /**
   * A deal by oEmbed
   * @remarks What another site shows for the address of a deal, by oEmbed 1.0. The pages of deals name this address.
   */
  @Get()
  @ApiOkResponse({ type: EmbedView })
  @ApiNotFoundResponse({
    description: '`deal.not-found`: also for other pages than those of deals',
    type: ProblemView,
  })
  @ApiGoneResponse({ description: '`deal.gone`: it ended more than 90 days ago', type: ProblemView })
  read(
    @Query() query: EmbedQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.answers.send(request, reply, () => this.embeds.read(query));
  }
}
