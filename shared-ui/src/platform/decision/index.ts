export { decisionTexts } from './texts';
export { useDecision } from './use-decision';
