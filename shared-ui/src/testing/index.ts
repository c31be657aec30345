export { renderWithStore } from './render-with-store';
export { answerCalls, type Answer, type Answers } from './answer-calls';
export { aCase } from './a-case';
