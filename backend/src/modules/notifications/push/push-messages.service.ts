import { Injectable } from '@nestjs/common';
import { assertNoTransaction } from '../../../common/transactions/assert-no-transaction.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { Config } from '../../../config/config.js';
import { valuesOf } from '../kinds/facts.js';
import type { Notification } from '../kinds/notification-kind.js';
import { MessageMetrics } from '../kinds/messages.metrics.js';
import { NotificationKinds } from '../kinds/notification-kinds.service.js';
import { fill } from '../kinds/translation.js';
import { linkTo } from '../mail/links.js';
import { MessagePreferencesService } from '../preferences/message-preferences.service.js';
import { type Recipient, Recipients } from '../recipients.port.js';
import { type PushMessage, type PushReceiver, sendPush } from './push-gateway.js';
import { MARK_SENT, RECEIVERS, REMOVE_GONE, SENT } from './push.sql.js';

/** The outbox lane of web push, so that a service that does not respond delays no mail. */
export const PUSH_LANE = 'push';

/** Services accept about 4 kB with the encryption; a longer text is cut. */
const LONGEST_TEXT = 600;

/** Error of a message that was not sent. Its name identifies it among the failed events. */
class PushNotSent extends Error {
  override readonly name = 'PushNotSent';
}

/** Sends notifications to the browsers of a user (rules N2 and N3). */
@Injectable()
export class PushMessages {
  constructor(
    private readonly config: Config,
    private readonly transactions: Transactions,
    private readonly kinds: NotificationKinds,
    private readonly recipients: Recipients,
    private readonly preferences: MessagePreferencesService,
    private readonly metrics: MessageMetrics,
  ) {}

  /**
   * Sends a notification once to each browser, outside of any transaction. Messages of no group are mailed only, because they
   * cannot be muted. Subscriptions that no longer exist are removed last, so that a repeated delivery after a crash finds them again.
   * @param eventId part of the message's id: a repeated delivery of the event skips the browsers that have it
   * @param onUnreached runs before that, if no browser has the message
   * @throws PushNotSent if a service did not take it; the other browsers have it
   */
  async send(notification: Notification, eventId: string, onUnreached: () => Promise<void>): Promise<void> {
    assertNoTransaction('Sending a push message');
    const receivers = await this.receivers(notification);
    const recipient = receivers.length > 0 ? await this.recipients.find(notification.userId) : null;
    if (!recipient) return onUnreached();
    const idOf = ({ id }: PushReceiver): string => `${eventId}:${id}`;
    const sent = await this.transactions.query<{ id: string }>(SENT, [receivers.map(idOf)]);
    const waiting = receivers.filter((one) => !sent.some(({ id }) => id === idOf(one)));
    const message = this.messageOf(notification, recipient, eventId);
    const outcomes = await Promise.allSettled(waiting.map((one) => this.sendTo(one, message, idOf(one))));
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw new PushNotSent(messageOfError(failed.reason), { cause: failed.reason });
    const gone = waiting.filter((_one, index) => isGone(outcomes[index]));
    if (gone.length === receivers.length) await onUnreached();
    if (gone.length > 0) await this.transactions.query(REMOVE_GONE, [gone.map(({ id }) => id)]);
  }

  /** True if a browser of the user receives messages of this kind. */
  async isReceived(notification: Notification): Promise<boolean> {
    return (await this.receivers(notification)).length > 0;
  }

  private async receivers({ kind, userId }: Notification): Promise<PushReceiver[]> {
    const { mutedBy, isMailedOnly } = this.kinds.rulesOf(kind);
    const { push } = this.config;
    if (!push || !mutedBy || isMailedOnly) return [];
    if (await this.preferences.isMuted(userId, mutedBy, 'push')) return [];
    return this.transactions.query<PushReceiver>(RECEIVERS, [userId, push.publicKey]);
  }

  private async sendTo(receiver: PushReceiver, message: PushMessage, id: string): Promise<'sent' | 'gone'> {
    const { push } = this.config;
    if (!push) return 'gone';
    const outcome = await this.metrics.count('push', sendPush(push, receiver, message));
    if (outcome === 'sent') await this.transactions.query(MARK_SENT, [id]);
    return outcome;
  }

  private messageOf({ kind, path, facts }: Notification, { language }: Recipient, tag: string): PushMessage {
    const { subject, lines } = this.kinds.translationsOf(kind)[language];
    const values = valuesOf(facts, language);
    const text = lines.map((line) => fill(line, values)).join(' ');
    return {
      title: fill(subject, values),
      text: text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT - 1)}…` : text,
      path: linkTo('', path, language),
      tag,
    };
  }
}

const isGone = (outcome: PromiseSettledResult<'sent' | 'gone'> | undefined): boolean =>
  outcome?.status === 'fulfilled' && outcome.value === 'gone';

const messageOfError = (error: unknown): string =>
  error instanceof Error ? error.message : 'Unknown error.';
