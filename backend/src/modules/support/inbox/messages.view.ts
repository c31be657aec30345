import type { HelpCategory } from '../contact/message.dto.js';
import type { MessageState } from './message-transitions.js';

export class MessagePersonView {
  id: number;
  /** `#` and the id if the name is no longer stored. */
  name: string;
}

/** A message as lists show it. */
export class AdminMessageView {
  id: number;
  kind: 'contact' | 'help';
  category: HelpCategory | null;
  name: string;
  email: string;
  /** The category for a help message. */
  subject: string;
  /** Beginning of the message. */
  excerpt: string;
  language: 'en' | 'ne';
  state: MessageState;
  /** True if it is open and past its due time. */
  isOverdue: boolean;
  assignee: MessagePersonView | null;
  dueAt: string;
  createdAt: string;
  version: number;
}

/** A reply, or a note between admins. */
export class MessageEntryView {
  id: number;
  kind: 'reply' | 'note';
  body: string;
  author: MessagePersonView;
  createdAt: string;
  /** Time at which the reply was sent; null before that, and for notes. */
  mailedAt: string | null;
}

export class MessageActView {
  id: number;
  /** Such as `message.assigned`. */
  action: string;
  admin: MessagePersonView | null;
  at: string;
}

export class OtherMessageView {
  id: number;
  subject: string;
  kind: 'contact' | 'help';
  state: MessageState;
  createdAt: string;
}

export class AdminMessageDetailView extends AdminMessageView {
  message: string;
  /** The account with the sender's e-mail. */
  userId: number | null;
  /** In their order. */
  entries: MessageEntryView[];
  /** Actions of admins on it, newest first, at most 50. */
  acts: MessageActView[];
  /** Other messages from the same address, newest first, at most 10. */
  others: OtherMessageView[];
}
