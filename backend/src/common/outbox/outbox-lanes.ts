import { Injectable, Logger } from '@nestjs/common';
import { traced } from '../telemetry/background-work.js';
import { Transactions } from '../transactions/transactions.js';
import { EventConsumers } from './event-consumers.js';
import { type Delivery, type DeliveryResult, OutboxDeliveries } from './outbox-deliveries.js';

/**
 * Maximum number of deliveries in one transaction; a slow consumer ends it early, so that locks are held
 * briefly.
 */
const BATCH = 20;
const BATCH_MS = 500;
/**
 * Exceeds the time that a consumer outside of a transaction may take; afterwards another instance repeats the
 * delivery.
 */
const LEASE_SECONDS = 60;
/** Number of deliveries outside of transactions at once per lane and instance: they wait for a server most of their time. */
const AT_ONCE = 8;

/** Mail servers repeat addresses in their errors; these are not stored. */
const withoutValues = (error: unknown): string =>
  String(error)
    .replace(/[^\s<>"':;,]+@[^\s<>"':;,]+/g, '<email>')
    .replaceAll('\0', '')
    .slice(0, 400);

/** Delivers the due events of one lane, oldest first. */
@Injectable()
export class OutboxLanes {
  private readonly logger = new Logger(OutboxLanes.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly consumers: EventConsumers,
    private readonly deliveries: OutboxDeliveries,
  ) {}

  /** @param isStopped called before each delivery */
  async deliverDue(lane: string, isStopped: () => boolean): Promise<void> {
    const isOutside = this.consumers.lanes.get(lane) === 'outside';
    while (!isStopped() && (await (isOutside ? this.deliverOutside(lane) : this.deliverBatch(lane))))
      continue;
  }

  /** Claims, consumes and settles in one transaction: the consumer's writes and the delivery are stored together. */
  private deliverBatch(lane: string): Promise<boolean> {
    return this.transactions.run(async () => {
      const due = await this.deliveries.lock(lane, BATCH);
      const until = performance.now() + BATCH_MS;
      const results: DeliveryResult[] = [];
      for (const delivery of due) {
        const consume = (): Promise<void> => this.consume(delivery);
        results.push(await this.result(delivery, () => this.transactions.nested(consume)));
        if (performance.now() > until) break;
      }
      await this.deliveries.settle(results);
      return due.length > 0;
    });
  }

  /** Claims in one transaction, consumes without any and in parallel, settles in a second one. */
  private async deliverOutside(lane: string): Promise<boolean> {
    const claimed = await this.deliveries.claim(lane, LEASE_SECONDS, AT_ONCE);
    const results = claimed.map((delivery) => this.result(delivery, () => this.consume(delivery)));
    await this.deliveries.settle(await Promise.all(results));
    return claimed.length > 0;
  }

  private async result(delivery: Delivery, consume: () => Promise<void>): Promise<DeliveryResult> {
    try {
      await consume();
      return { delivery, failure: null };
    } catch (error) {
      // Any failure counts, of a mail server or of the database. If our database failed, the next statement
      // fails as well.
      const failure = `${delivery.consumer}: ${withoutValues(error)}`;
      this.logger.warn(`${delivery.type} ${delivery.eventId} waits: ${failure}`);
      return { delivery, failure };
    }
  }

  private async consume({ type, consumer: name, payload, eventId }: Delivery): Promise<void> {
    const consumer = this.consumers.of(type).find((one) => one.name === name);
    if (!consumer) throw new Error(`No consumer "${name}" of ${type} in this release.`);
    await traced({ name: `event ${type} to ${name}`, run: () => consumer.consume(payload, eventId) });
  }
}
