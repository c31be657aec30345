import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../common/access/allow-access.decorator.js';
import { ReadsReplicas } from '../../common/connections/uses-connections.decorator.js';
import { PublicResponseCache } from '../../common/http-cache/public-response-cache.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { StatsView } from './stats.view.js';
import { STATS } from './stats.sql.js';

/** The counts behind the figures on the home page. */
@ApiTags('stats')
@Controller('stats')
@AllowAccess('public')
@ReadsReplicas()
export class StatsController {
  constructor(
    private readonly transactions: Transactions,
    private readonly answers: PublicResponseCache,
  ) {}

  /** Public figures of the marketplace */
  @Get()
  @ApiOkResponse({ type: StatsView })
  read(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.answers.send(request, reply, async () => {
      const [row] = await this.transactions.query<{ json: string }>(STATS);
      return { json: row?.json ?? '{}', tags: ['stats'] };
    });
  }
}
