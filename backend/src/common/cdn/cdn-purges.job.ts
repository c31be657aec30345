import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { CdnSettings } from '../../config/cdn/cdn-settings.js';
import { Config } from '../../config/config.js';
import { CacheInvalidation } from '../http-cache/cache-invalidation.js';
import { PublicCache } from '../http-cache/public-cache.js';
import { Job } from '../jobs/job.decorator.js';
import { assertNoTransaction } from '../transactions/assert-no-transaction.js';
import { CdnMetrics } from './cdn.metrics.js';
import { CloudflareGateway } from './cloudflare.gateway.js';
import { FastlyGateway } from './fastly.gateway.js';
import { PurgeBacklog } from './purge-backlog.js';
import { type PurgeApi, PurgeRejected } from './purge-api.port.js';
import { VarnishGateway } from './varnish.gateway.js';

const EVERY_MS = 100;
const LOCK = 'cdn.purges';
/** An instance that does not send tries to take over this often. */
const TAKE_OVER_MS = 1_000;
const CALL_TIMEOUT_MS = 2_000;
const FIRST_RETRY_MS = 250;
/** As long as the network stores anything without a purge. */
const MAX_RETRY_MS = 5_000;
/** The longest time that the network may ask for. */
const MAX_RETRY_AFTER_MS = 60_000;

const GATEWAYS = { fastly: FastlyGateway, cloudflare: CloudflareGateway, varnish: VarnishGateway };

const apiOf = (settings: CdnSettings | null): PurgeApi | null =>
  settings && new GATEWAYS[settings.provider](settings);

/** Neither tags nor addresses nor texts of the network: its answers can repeat a secret. */
const reasonOf = (error: unknown): string => {
  if (error instanceof PurgeRejected) return error.message;
  return error instanceof Error ? error.name : 'unknown';
};

/**
 * Purges what is invalidated from the content delivery network in front of the shells. One instance sends; it takes a lock on the
 * connection on which it hears of all invalidations. What it may have missed before, it replaces by a purge of everything (ADR 126).
 */
@Injectable()
export class CdnPurges implements OnModuleInit {
  private readonly logger = new Logger(CdnPurges.name);
  private readonly api: PurgeApi | null;
  private readonly backlog = new PurgeBacklog();
  private isSending = false;
  private failures = 0;
  private nextCallAt = 0;
  private nextTakeOverAt = 0;

  constructor(
    config: Config,
    private readonly cache: PublicCache,
    private readonly invalidation: CacheInvalidation,
    private readonly metrics: CdnMetrics,
  ) {
    this.api = apiOf(config.cdn);
    this.metrics.watch(() => ({ isSending: this.isSending, ...this.backlog.state(Date.now()) }));
  }

  onModuleInit(): void {
    if (!this.api) return;
    this.cache.changes.on('invalidated', (tags) => this.isSending && this.backlog.add(tags, Date.now()));
    this.cache.changes.on('suspended', () => this.leave());
  }

  /** Sends the due purges, or tries to become the instance that sends them. Never fails because of the network. */
  @Job(EVERY_MS)
  async run(): Promise<void> {
    if (!this.api) return;
    if (!this.isSending) await this.takeOver();
    if (this.isSending) await this.sendDue(this.api);
  }

  /**
   * Purges tags at once, for work that is repeated until it succeeds. Does nothing without a network.
   * @throws what the call throws: nothing may be taken for purged
   */
  async purgeNow(tags: readonly string[]): Promise<void> {
    assertNoTransaction('A call of the content delivery network');
    if (!this.api) return;
    for (let from = 0; from < tags.length; from += this.api.maxTags)
      await this.call(this.api, tags.slice(from, from + this.api.maxTags));
  }

  private async takeOver(): Promise<void> {
    if (Date.now() < this.nextTakeOverAt) return;
    this.nextTakeOverAt = Date.now() + TAKE_OVER_MS;
    if (!(await this.invalidation.tryLock(LOCK))) return;
    this.isSending = true;
    this.backlog.addEverything(Date.now());
    this.logger.log('This instance purges the content delivery network.');
  }

  /** Another instance may have taken over; it begins with a purge of everything. */
  private leave(): void {
    this.isSending = false;
    this.backlog.clear();
  }

  private async sendDue(api: PurgeApi): Promise<void> {
    for (let now = Date.now(); this.isSending && now >= this.nextCallAt; now = Date.now()) {
      const batch = this.backlog.take(api.maxTags, now);
      if (!batch) return;
      try {
        await this.call(api, [...batch.keys()]);
        this.succeeded(api);
      } catch (error) {
        if (this.isSending) this.backlog.putBack(batch);
        this.failed(error);
      }
    }
  }

  private async call(api: PurgeApi, tags: readonly string[]): Promise<void> {
    await this.metrics.count(tags.length, api.purge(tags, AbortSignal.timeout(CALL_TIMEOUT_MS)));
  }

  private succeeded({ pauseMs }: PurgeApi): void {
    this.nextCallAt = Date.now() + pauseMs;
    if (this.failures > 0) this.logger.log('The content delivery network purges again.');
    this.failures = 0;
  }

  private failed(error: unknown): void {
    const backoffMs = Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(this.failures, 10));
    const askedMs = error instanceof PurgeRejected ? Math.min(error.retryAfterMs, MAX_RETRY_AFTER_MS) : 0;
    this.nextCallAt = Date.now() + Math.max(backoffMs, askedMs);
    if (this.failures === 0)
      this.logger.warn(
        `The content delivery network does not purge (${reasonOf(error)}); it is called again.`,
      );
    this.failures++;
  }
}
