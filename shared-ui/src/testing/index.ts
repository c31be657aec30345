export { renderWithStore } from './render-with-store';
export { answerCalls, type Answers } from './answer-calls';
