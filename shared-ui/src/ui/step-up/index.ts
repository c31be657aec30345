export { answerStepUps } from './answer-step-ups';
