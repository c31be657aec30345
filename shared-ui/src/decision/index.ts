export { ReasonDialog } from './reason-dialog';
export { decisionTexts } from './texts';
export { useDecision } from './use-decision';
