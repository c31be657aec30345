import { defineError } from '../../common/errors/app-error.js';

export const WorkMissing = defineError(
  'work.not-found',
  'not-found',
  'This does not wait any more. Somebody decided it, or it was taken back.',
);
export const WorkTimeWrong = defineError(
  'work.time-wrong',
  'invalid',
  'Please choose a time in the next 30 days.',
);
export const DecisionPending = defineError(
  'decision.pending',
  'conflict',
  'A decision about this takes effect in a few seconds.',
);
export const DecisionMissing = defineError('decision.not-found', 'not-found', 'There is no such decision.');
export const DecisionSettled = defineError(
  'decision.settled',
  'conflict',
  'It is too late to undo this: the decision has taken effect.',
);
export const DecisionOfAnother = defineError(
  'decision.not-yours',
  'forbidden',
  'Only the admin who decided can undo this.',
);
export const TableViewMissing = defineError('view.not-found', 'not-found', 'There is no such view.');
export const TableViewLimit = defineError(
  'view.limit',
  'conflict',
  'A table can have 20 views. Please delete one first.',
);
