import { lazyPart } from 'shared-ui/ui';

/** Open questions about used passes; the code loads after the page. */
export const OpenQuestions = lazyPart(
  async () => (await import(/* webpackChunkName: "honour" */ './open-questions')).OpenQuestions,
);

/** Question right after the use of a pass. */
export const HonourQuestion = lazyPart(
  async () => (await import(/* webpackChunkName: "honour" */ './honour-question')).HonourQuestion,
);

/** Answer about a used pass in a list. */
export const PassAnswer = lazyPart(
  async () => (await import(/* webpackChunkName: "honour" */ './pass-answer')).PassAnswer,
);

/** Cases of a member of a business or an admin as a customer. */
export const OwnCases = lazyPart(
  async () => (await import(/* webpackChunkName: "screen-cases" */ './own-cases')).OwnCases,
);
