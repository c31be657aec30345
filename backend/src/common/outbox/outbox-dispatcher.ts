import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Config } from '../../config/config.js';
import { isDatabaseAway } from '../errors/translate-error.js';
import { Transactions } from '../transactions/transactions.js';
import { type Delivery, EventConsumers } from './event-consumers.js';
import { OutboxWakeup } from './outbox-wakeup.js';

const IDLE_MS = 1_000;
const MAX_WAIT_SECONDS = 3_600;

/** Mail servers repeat addresses in their refusals; they are not ours to keep. */
const withoutValues = (error: unknown): string =>
  String(error)
    .replace(/[^\s<>"':;,]+@[^\s<>"':;,]+/g, '<email>')
    .replaceAll('\0', '')
    .slice(0, 400);

/** Delivers events one by one; instances share the work without meeting the same event twice at once. */
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
    while (!this.stopped && (await this.deliverNext())) continue;
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

  private async deliverNext(): Promise<boolean> {
    return this.transactions.run(async () => {
      const [event] = await this.transactions.query<Delivery & { attempts: number }>(
        `SELECT event_id AS "eventId", type, payload, attempts FROM outbox
         WHERE delivered_at IS NULL AND due_at <= now() ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED`,
      );
      if (!event) return false;
      const failure = await this.deliver(event);
      await this.settle(event, failure);
      return true;
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
        // Whatever the listener lacked, a mail server or the database: should it be ours, settling tells.
        failure = `${consumer.name}: ${withoutValues(error)}`;
        this.logger.warn(`${event.type} ${event.eventId} waits: ${failure}`);
      }
    }
    return failure;
  }

  private async settle(event: Delivery & { attempts: number }, failure: string | null): Promise<void> {
    if (failure === null) {
      await this.transactions.query('UPDATE outbox SET delivered_at = now() WHERE event_id = $1', [
        event.eventId,
      ]);
      return;
    }
    const wait = Math.min(2 ** Math.min(event.attempts, 12), MAX_WAIT_SECONDS);
    await this.transactions.query(
      `UPDATE outbox SET attempts = attempts + 1, last_error = $2, due_at = now() + make_interval(secs => $3) WHERE event_id = $1`,
      [event.eventId, failure, wait],
    );
  }
}
