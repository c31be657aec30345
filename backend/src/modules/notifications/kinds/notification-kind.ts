import type { DomainEvent, EventType } from '../../../common/outbox/domain-events.js';
import type { MailFile } from '../mail/mailer.service.js';
import type { MessageGroup } from '../preferences/message-groups.js';
import type { Facts } from './facts.js';
import type { MessageTranslation, MessageTranslations } from './translation.js';

/** Delivery rules of a notification kind. */
export interface KindRules {
  /** The group that mutes its mail. Null: always mailed, because it is a receipt or about the safety of the account. */
  mutedBy: MessageGroup | null;
  /** True if it is not in the inbox: the recipient has just seen the change, or cannot sign in. */
  isMailedOnly?: true;
  /** True for a question: it is mailed only if no browser of the recipient takes it by web push. */
  isOnOneChannel?: true;
  /** Path of a page of the front end, with values of the event and the id of the deal: `/deals/{dealId}`. */
  path: string;
}

/** Query of the recipient and the facts of an event. */
export interface EventNotification<T extends EventType, K extends string> {
  /** Omitted if the statement returns the kind. */
  kind?: K | ((event: DomainEvent<T>) => K);
  /** Returns one `NotificationRow`, or none if the subject of the event no longer exists. */
  statement: string;
  parameters: (event: DomainEvent<T>) => unknown[];
  /** File of the mail, created outside of any transaction. */
  file?: (event: DomainEvent<T>) => Promise<MailFile>;
}

export type EventNotifications<K extends string> = { [T in EventType]?: EventNotification<T, K> };

/** The messages of a module. A message without rules is a mail that the module sends itself. */
export interface Registration<K extends string> {
  en: Readonly<Record<K, MessageTranslation>>;
  ne: Readonly<Record<NoInfer<K>, MessageTranslation>>;
  kinds: Readonly<Partial<Record<NoInfer<K>, KindRules>>>;
  events: EventNotifications<NoInfer<K>>;
}

export interface RegisteredMessage {
  translations: MessageTranslations;
  rules: KindRules | null;
}

export interface NotificationRow {
  userId: number;
  dealId: number | null;
  facts: Facts;
  kind?: string;
}

/** A notification of one recipient. */
export interface Notification {
  kind: string;
  userId: number;
  dealId: number | null;
  /** Path of a page of the front end. */
  path: string;
  facts: Facts;
  /** Creates the file of the mail. */
  file?: () => Promise<MailFile>;
}
