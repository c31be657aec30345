import { expect, test } from '@jest/globals';
import { answerOfVersion } from './answer-of-version.js';
import type { AnswerBefore } from './answers-before.decorator.js';

const change: AnswerBefore = {
  version: '2026-11-26',
  toEarlier: ({ usedBy, ...rest }) => ({ ...rest, acceptedBy: usedBy }),
};

test('an answer and each item of a list are turned back for an earlier version', () => {
  expect(answerOfVersion('{"id":1,"usedBy":"Till"}', '2026-11-22', change)).toBe(
    '{"id":1,"acceptedBy":"Till"}',
  );
  expect(answerOfVersion('[{"usedBy":"Till"},{"usedBy":null}]', '2026-11-22', change)).toBe(
    '[{"acceptedBy":"Till"},{"acceptedBy":null}]',
  );
});

test.each(['2026-11-26', '2027-01-01'])('version %s gets the present answer, text by text', (version) => {
  expect(answerOfVersion('{ "usedBy": "Till" }', version, change)).toBe('{ "usedBy": "Till" }');
});

test('a route without a change has one answer', () => {
  expect(answerOfVersion('not json', '2026-11-22', undefined)).toBe('not json');
});
