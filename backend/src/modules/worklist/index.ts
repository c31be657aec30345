export { CanBeUndone } from './decisions/can-be-undone.decorator.js';
export { DecisionAcceptedView } from './decisions/pending-decision.view.js';
export { PendingDecisionsJob } from './decisions/pending-decisions.job.js';
export { Reservations } from './decisions/reservations.service.js';
export { Undoable } from './decisions/undoable.service.js';
export { WorkList } from './items/work-list.service.js';
export { WorkAgeView } from './items/work.view.js';
export { UndoDto } from './decisions/undo.dto.js';
export {
  type LeftOut,
  type WorkAct,
  type WorkDecision,
  type WorkKind,
  WorkKinds,
} from './work-kinds.service.js';
export { WorklistModule } from './worklist.module.js';
