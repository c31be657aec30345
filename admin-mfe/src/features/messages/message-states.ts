import type { AdminMessageView } from 'shared-ui/api/admin-messages';
import type { TagTone } from 'shared-ui/ui';

export type MessageState = AdminMessageView['state'];
export type MessageAct = 'take' | 'assign' | 'release' | 'reply' | 'close' | 'reopen';

export const STATE_TONE: Readonly<Record<MessageState, TagTone>> = {
  new: 'news',
  'in-progress': 'waiting',
  answered: 'good',
  closed: 'neutral',
};

const ACTS: Readonly<Record<MessageState, readonly MessageAct[]>> = {
  new: ['take', 'assign', 'reply', 'close'],
  'in-progress': ['take', 'assign', 'release', 'reply', 'close'],
  answered: ['reply', 'reopen', 'close'],
  closed: ['reopen'],
};

/** Actions that the state of a message allows (rule MS1). The assignee does not see 'take'. */
export const actsFor = (
  { state, assignee }: Pick<AdminMessageView, 'state' | 'assignee'>,
  me: number | undefined,
): readonly MessageAct[] => ACTS[state].filter((act) => act !== 'take' || assignee?.id !== me);
