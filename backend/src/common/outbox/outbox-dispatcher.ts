import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Config } from '../../config/config.js';
import { isDatabaseAway } from '../errors/translate-error.js';
import { Transactions } from '../transactions/transactions.js';
import { type Delivery, EventConsumers } from './event-consumers.js';
import { OutboxWakeup } from './outbox-wakeup.js';

const IDLE_MS = 1_000;
/** Events of one transaction; a slow listener ends it early, so that locks are held shortly. */
const BATCH = 20;
const BATCH_MS = 500;
const MAX_WAIT_SECONDS = 3_600;

/** Mail servers repeat addresses in their refusals; they are not ours to keep. */
const withoutValues = (error: unknown): string =>
  String(error)
    .replace(/[^\s<>"':;,]+@[^\s<>"':;,]+/g, '<email>')
    .replaceAll('\0', '')
    .slice(0, 400);

type DueEvent = Delivery & { attempts: number };

/** Delivers events in their order; instances share the work without meeting the same event twice at once. */
@Injectable()
export class OutboxDispatcher implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(OutboxDispatcher.name);
  private timer?: NodeJS.Timeout;
  private running?: Promise<void>;
  private stopped = false;

  constructor(
    private readonly config: Config,
    private readonly transactions: Transactions,
    private readonly consumers: EventConsumers,
    private readonly wakeup: OutboxWakeup,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.config.backgroundWork) return;
    this.wakeup.onWake(() => this.wake());
    this.wake();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  /** Delivers everything that is due. Answers when nothing is left. */
  async deliverDue(): Promise<void> {
    while (!this.stopped && (await this.deliverBatch())) continue;
  }

  private wake(): void {
    if (this.stopped || this.running) return;
    clearTimeout(this.timer);
    this.running = this.deliverDue()
      .catch((error: unknown) => {
        if (!isDatabaseAway(error)) this.logger.error(error);
      })
      .finally(() => {
        this.running = undefined;
        if (!this.stopped) this.timer = setTimeout(() => this.wake(), IDLE_MS);
      });
  }

  private async deliverBatch(): Promise<boolean> {
    return this.transactions.run(async () => {
      const due = await this.transactions.query<DueEvent>(
        `SELECT event_id AS "eventId", type, payload, attempts FROM outbox
         WHERE delivered_at IS NULL AND due_at <= now() ORDER BY due_at, id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
      );
      const until = performance.now() + BATCH_MS;
      const delivered: string[] = [];
      for (const event of due) {
        const failure = await this.deliver(event);
        if (failure === null) delivered.push(event.eventId);
        else await this.postpone(event, failure);
        if (performance.now() > until) break;
      }
      if (delivered.length > 0)
        await this.transactions.query('UPDATE outbox SET delivered_at = now() WHERE event_id = ANY($1)', [
          delivered,
        ]);
      return due.length > 0;
    });
  }

  private async deliver(event: Delivery): Promise<string | null> {
    let failure: string | null = null;
    for (const consumer of this.consumers.of(event.type)) {
      try {
        await this.transactions.nested(async () => {
          const first = await this.transactions.query(
            'INSERT INTO outbox_deliveries (event_id, consumer) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING 1',
            [event.eventId, consumer.name],
          );
          if (first.length > 0) await consumer.consume(event.payload, event.eventId);
        });
      } catch (error) {
        // Whatever the listener lacked, a mail server or the database: should it be ours, the next statement tells.
        failure = `${consumer.name}: ${withoutValues(error)}`;
        this.logger.warn(`${event.type} ${event.eventId} waits: ${failure}`);
      }
    }
    return failure;
  }

  private async postpone(event: DueEvent, failure: string): Promise<void> {
    const wait = Math.min(2 ** Math.min(event.attempts, 12), MAX_WAIT_SECONDS);
    await this.transactions.query(
      `UPDATE outbox SET attempts = attempts + 1, last_error = $2, due_at = now() + make_interval(secs => $3) WHERE event_id = $1`,
      [event.eventId, failure, wait],
    );
  }
}
