import { Injectable } from '@nestjs/common';
import type { EventType } from '../../../common/outbox/domain-events.js';
import type { EventNotification, KindRules, RegisteredMessage, Registration } from './notification-kind.js';
import type { MessageTranslations } from './translation.js';

/**
 * The kinds of notifications of all modules. A module registers its own in a file `*.notifications.ts`, and the events that
 * trigger them. Its statements read tables of the module and of lower layers.
 */
@Injectable()
export class NotificationKinds {
  private readonly messages = new Map<string, RegisteredMessage>();
  private readonly events = new Map<EventType, EventNotification<EventType, string>>();

  /** @throws Error if a kind or an event is registered twice, or if an event has a kind without rules */
  register<K extends string>({ en, ne, kinds, events }: Registration<K>): void {
    for (const kind of Object.keys(en) as K[]) {
      if (this.messages.has(kind)) throw new Error(`The message ${kind} is registered twice.`);
      this.messages.set(kind, { translations: { en: en[kind], ne: ne[kind] }, rules: kinds[kind] ?? null });
    }
    for (const [type, event] of Object.entries(events) as [
      EventType,
      EventNotification<EventType, string>,
    ][]) {
      if (this.events.has(type)) throw new Error(`The notification of ${type} is registered twice.`);
      if (typeof event.kind === 'string') this.rulesOf(event.kind);
      this.events.set(type, event);
    }
  }

  get eventTypes(): EventType[] {
    return [...this.events.keys()];
  }

  eventOf(type: EventType): EventNotification<EventType, string> | undefined {
    return this.events.get(type);
  }

  /** @throws Error for a kind that no module registered */
  translationsOf(kind: string): MessageTranslations {
    return this.messageOf(kind).translations;
  }

  /** @throws Error for a kind that no module registered, and for a mail that its module sends itself */
  rulesOf(kind: string): KindRules {
    const { rules } = this.messageOf(kind);
    if (!rules) throw new Error(`The message ${kind} has no rules of a notification.`);
    return rules;
  }

  /** Every registered message by its kind. */
  get all(): ReadonlyMap<string, RegisteredMessage> {
    return this.messages;
  }

  private messageOf(kind: string): RegisteredMessage {
    const message = this.messages.get(kind);
    if (!message) throw new Error(`No module registered the message ${kind}.`);
    return message;
  }
}
