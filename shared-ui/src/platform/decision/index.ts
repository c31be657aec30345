export { useDecision } from './use-decision';
