import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../common/access/allow-access.decorator.js';
import { PublicAnswers } from '../../common/http-cache/public-answers.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { StatsView } from './stats.view.js';

const STATS = `
  SELECT json_build_object(
    'customers', (SELECT count(*) FROM users WHERE role = 'customer' AND erased_at IS NULL),
    'businesses', (SELECT count(*) FROM vendors WHERE status = 'verified'),
    'cities', (SELECT count(DISTINCT location_id) FROM listed_deals),
    'deals', (SELECT count(*) FROM listed_deals),
    'redemptions', (SELECT count(*) FROM passes WHERE state = 'redeemed'),
    'biggestSavingPercent', (SELECT coalesce(max(round(saving * 100.0 / nullif(original_price, 0))), 0)::int FROM listed_deals)
  )::text AS json`;

/** The counts behind the figures on the home page. */
@ApiTags('stats')
@Controller('stats')
@AllowAccess('public')
export class StatsController {
  constructor(
    private readonly transactions: Transactions,
    private readonly answers: PublicAnswers,
  ) {}

  @Get()
  @ApiOkResponse({ type: StatsView })
  read(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.answers.send(request, reply, async () => {
      const [row] = await this.transactions.query<{ json: string }>(STATS);
      return { json: row?.json ?? '{}', tags: ['stats'] };
    });
  }
}
