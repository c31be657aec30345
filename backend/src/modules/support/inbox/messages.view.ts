import type { HelpCategory } from '../contact/message.dto.js';
import type { MessageState } from './message-transitions.js';

export class MessagePersonView {
  id: number;
  /** `#` and the id where the name is not kept any more. */
  name: string;
}

/** A message as lists show it. */
export class AdminMessageView {
  id: number;
  kind: 'contact' | 'help';
  category: HelpCategory | null;
  name: string;
  email: string;
  /** Of help the category. */
  subject: string;
  /** The beginning of what was written. */
  excerpt: string;
  language: 'en' | 'ne';
  state: MessageState;
  /** Waits, and should have been answered. */
  isOverdue: boolean;
  assignee: MessagePersonView | null;
  dueAt: string;
  createdAt: string;
  version: number;
}

/** An answer, or a note between admins. */
export class MessageEntryView {
  id: number;
  kind: 'reply' | 'note';
  body: string;
  author: MessagePersonView;
  createdAt: string;
  /** When the answer left; null while it waits for the mail server, and for notes. */
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
  /** Who did what with it, the newest first, 50 at most. */
  acts: MessageActView[];
  /** Other messages from the same address, the newest first, 10 at most. */
  others: OtherMessageView[];
}
