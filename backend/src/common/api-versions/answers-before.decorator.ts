import { routeConfig } from '../http/route-config.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The version that changed the answer of the route, and how an answer was before, from `@AnswersBefore`. */
    answersBefore?: AnswerBefore;
  }
}

/** An item of a list, or the answer itself. */
export type Answer = Record<string, unknown>;

export interface AnswerBefore {
  /** First version with the present answer. */
  version: string;
  /** Turns the present answer, or one item of a list, into that of the version before. */
  toEarlier(answer: Answer): Answer;
}

/**
 * Keeps the answers of a route for programs of earlier versions. A route that changes again gets a function that
 * goes back through all its changes.
 */
export const AnswersBefore = (version: string, toEarlier: AnswerBefore['toEarlier']): MethodDecorator =>
  routeConfig('answersBefore', { version, toEarlier } satisfies AnswerBefore);
