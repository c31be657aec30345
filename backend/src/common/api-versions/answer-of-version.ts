import type { Answer, AnswerBefore } from './answers-before.decorator.js';

/**
 * The JSON text of an answer as a version had it. Dates compare as texts.
 * @param change the change of the route; without one all versions have the same answer
 */
export function answerOfVersion(text: string, version: string, change: AnswerBefore | undefined): string {
  if (!change || version >= change.version) return text;
  const answer = JSON.parse(text) as Answer | Answer[];
  const earlier = Array.isArray(answer)
    ? answer.map((item) => change.toEarlier(item))
    : change.toEarlier(answer);
  return JSON.stringify(earlier);
}
