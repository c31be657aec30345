import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { Job } from '../../../common/jobs/job.decorator.js';
import { Retention } from '../../../common/retention/retention.js';
import { Clock } from '../../../common/time/clock.js';
import { nepalDay } from '../../../common/time/nepal-day.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { Visitors } from '../visitors.service.js';
import { missedSearch } from './missed-search.js';
import type { SearchMissView } from './search-miss.view.js';
import { KEEP, MISSES, OLD_MISSES } from './search-misses.sql.js';

const EVERY_MS = 10_000;
/** Searches that wait to be stored; further ones are not counted. */
const MAX_WAITING = 1000;
const MAX_A_DAY = 50;
/** A search of fewer visitors may tell who searched. */
const LEAST_VISITORS = 5;

interface Miss {
  query: string;
  address: string;
  agent: string;
}

/**
 * Counts searches that found nothing, by day and without a person (rule Q8). Responses are observed when they are complete, so
 * that those from the cache count too; they are stored together every 10 seconds.
 */
@Injectable()
export class SearchMisses implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(SearchMisses.name);
  private waiting: Miss[] = [];

  constructor(
    private readonly adapterHost: HttpAdapterHost,
    private readonly transactions: Transactions,
    private readonly visitors: Visitors,
    private readonly clock: Clock,
    retention: Retention,
  ) {
    retention.register({ name: 'search-misses', table: 'search_misses', condition: OLD_MISSES });
  }

  onModuleInit(): void {
    const server = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    server.addHook('onResponse', (request, reply, done) => {
      this.observe(request, reply);
      done();
    });
  }

  /** Searches of at least 5 visitors in the last 30 days, the most frequent first. */
  list(): Promise<SearchMissView[]> {
    const today = nepalDay(this.clock.now());
    return this.transactions.query<SearchMissView>(MISSES, [today, LEAST_VISITORS]);
  }

  /** Stores the searches that wait. */
  @Job(EVERY_MS, { isOfInstance: true })
  async store(): Promise<void> {
    const misses = this.waiting;
    if (misses.length === 0) return;
    this.waiting = [];
    const now = this.clock.now();
    const marks = await Promise.all(
      misses.map(({ address, agent }) => this.visitors.idOf({ address, agent, userId: null }, now)),
    );
    const queries = misses.map(({ query }) => query);
    await this.transactions.query(KEEP, [nepalDay(now), queries, marks, MAX_A_DAY]);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.store().catch((error: unknown) => this.logger.warn(error, 'searches were not counted'));
  }

  private observe(request: FastifyRequest, reply: FastifyReply): void {
    if (this.waiting.length >= MAX_WAITING) return;
    const query = missedSearch({
      method: request.method,
      url: request.raw.url ?? '',
      status: reply.statusCode,
      total: reply.getHeader('x-total-count'),
    });
    const agent = String(request.headers['user-agent'] ?? '');
    if (query !== null && !isbot(agent)) this.waiting.push({ query, address: request.ip, agent });
  }
}
