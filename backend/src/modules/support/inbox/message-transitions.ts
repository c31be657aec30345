import { MessageStateForbids } from '../support.errors.js';

export const MESSAGE_STATES = ['new', 'in-progress', 'answered', 'closed'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];
export type MessageAct = 'assign' | 'release' | 'reply' | 'close' | 'reopen';

/** Allowed transitions of messages, by action and state. Any other is rejected. */
const MOVES: Readonly<Record<MessageAct, Partial<Record<MessageState, MessageState>>>> = {
  assign: { new: 'in-progress', 'in-progress': 'in-progress' },
  release: { 'in-progress': 'new' },
  reply: { new: 'answered', 'in-progress': 'answered', answered: 'answered' },
  close: { new: 'closed', 'in-progress': 'closed', answered: 'closed' },
  reopen: { answered: 'in-progress', closed: 'in-progress' },
};

/** The state a message is in after the act (rule MS1). Rejects `message.state-forbids` (409) with the current state. */
export function stateAfter(act: MessageAct, currentState: MessageState): MessageState {
  const next = MOVES[act][currentState];
  if (!next) throw new MessageStateForbids({ currentState });
  return next;
}
