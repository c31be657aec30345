export { CaseDeadlinesJob } from './deadlines/case-deadlines.job.js';
export { HonourModule } from './honour.module.js';
export { HonourQuestionsJob } from './answers/honour-questions.job.js';
export { LEAST_PERCENT as LEAST_HONOUR_PERCENT } from './consequences/consequences.policy.js';
export { MIN_ANSWERS as MIN_HONOUR_ANSWERS } from './score/score.policy.js';
export { ENDED_CASES, SCORE as HONOUR_SCORE } from './score/score.sql.js';
export { OldCasePhotosJob } from './cases/old-case-photos.job.js';
export { ScoresJob } from './score/scores.job.js';
