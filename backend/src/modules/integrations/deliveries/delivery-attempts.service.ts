import { Injectable } from '@nestjs/common';
import { Webhook } from 'standardwebhooks';
import { Outbox } from '../../../common/outbox/outbox.js';
import { traced } from '../../../common/telemetry/background-work.js';
import { Clock } from '../../../common/time/clock.js';
import { assertNoTransaction } from '../../../common/transactions/assert-no-transaction.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { Config } from '../../../config/config.js';
import { MAX_WEBHOOK_TIMEOUT_MS } from '../../../config/webhook-settings.js';
import { AuditService } from '../../audit/index.js';
import * as sql from './deliveries.sql.js';
import { MAX_FAILING_HOURS, PAUSES } from './retry.policy.js';
import { type Outcome, sendWebhook } from './send-webhook.js';
import { WebhookSecrets } from './webhook-secrets.js';
import { WebhookMetrics } from './webhooks.metrics.js';

/** Exceeds the time that an attempt takes with its statements. */
const LEASE_SECONDS = 30;
/** An attempt begins only while its lease exceeds the time limit of the request. */
const LATEST_START_MS = LEASE_SECONDS * 1_000 - MAX_WEBHOOK_TIMEOUT_MS - 5_000;
const PER_ENDPOINT = 4;
/** An endpoint that takes longer belongs to the slow ones. */
const SLOW_MS = 2_000;
const GONE = 410;

type Attempt = () => Promise<void>;

/** Attempts to deliver events to endpoints (rules WH3 to WH5). */
@Injectable()
export class DeliveryAttempts {
  private readonly secrets: WebhookSecrets;

  constructor(
    private readonly config: Config,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly metrics: WebhookMetrics,
  ) {
    this.secrets = new WebhookSecrets(config.codeSecrets);
  }

  /** Claims due deliveries of slow endpoints, or of the others. @returns a function for each that sends it and stores the result */
  async claim(isSlow: boolean, atMost: number): Promise<Attempt[]> {
    const startBefore = performance.now() + LATEST_START_MS;
    const values = [isSlow, atMost, PER_ENDPOINT, LEASE_SECONDS];
    const claimed = await this.transactions.query<sql.ClaimedDelivery>(sql.CLAIM, values);
    return claimed.map((delivery) => async () => {
      if (performance.now() > startBefore) return;
      const run = async (): Promise<void> => this.settle(delivery, await this.send(delivery));
      await traced({ name: 'webhook attempt', run });
    });
  }

  private send({ eventId, endpointId, url: address, body, secrets }: sql.ClaimedDelivery): Promise<Outcome> {
    assertNoTransaction('Sending a webhook');
    const url = new URL(address);
    const at = this.clock.now();
    const signatures = secrets.map((sealed) =>
      new Webhook(this.secrets.open(sealed, endpointId)).sign(eventId, at, body),
    );
    return sendWebhook({
      url,
      body,
      timeoutMs: this.config.webhookTimeoutMs,
      isLocal: this.config.localReceivers.has(url.origin),
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Dobbar-Webhooks/1',
        'webhook-id': eventId,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
        'webhook-signature': signatures.join(' '),
      },
    });
  }

  /** Stores the result. It changes nothing if another instance has taken over the claim. */
  private async settle({ id, token, endpointId }: sql.ClaimedDelivery, outcome: Outcome): Promise<void> {
    const { failure, status, answer, durationMs } = outcome;
    this.metrics.attempts.inc({ outcome: failure ?? 'delivered' });
    await this.transactions.run(async () => {
      await this.transactions.query(sql.LOCK_ENDPOINT, [endpointId]);
      const values = [id, token, failure, status, answer, durationMs, PAUSES];
      const settled = await this.transactions.query(sql.SETTLE, values);
      if (settled.length === 0) return;
      if (failure === null)
        await this.transactions.query(sql.NOTE_SUCCESS, [endpointId, durationMs > SLOW_MS]);
      else await this.noteFailure(endpointId, status === GONE);
    });
  }

  private async noteFailure(endpointId: number, isGone: boolean): Promise<void> {
    await this.transactions.query(sql.NOTE_FAILURE, [endpointId]);
    const [disabled] = await this.transactions.query<{ vendorId: number | null; reason: string }>(
      sql.DISABLE_FAILING,
      [endpointId, isGone, MAX_FAILING_HOURS],
    );
    if (!disabled) return;
    const { vendorId, reason } = disabled;
    await this.audit.write({
      actorId: null,
      action: 'webhook.disabled',
      subjectType: 'webhook',
      subjectId: endpointId,
      after: { reason },
    });
    const owners = await this.transactions.query<{ userId: number }>(sql.OWNERS, [vendorId]);
    for (const { userId } of owners) await this.outbox.publish('webhook.disabled', { endpointId, userId });
  }
}
