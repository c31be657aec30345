import { RouteMissing } from './common.errors.js';
import { problemOf } from './problem.js';

describe('a problem', () => {
  it('has the facts of its error, which replace none of its own members', () => {
    const facts = { status: 502, code: 'another', title: 'Bad Gateway', usedAt: '2026-11-20T10:04:00.000Z' };
    expect(problemOf(new RouteMissing({ ...facts, retryAfterSeconds: 5 }), 'request-1')).toEqual({
      ...{ type: 'about:blank', title: 'Not Found', status: 404, code: 'route.not-found' },
      ...{ detail: 'There is nothing at this address.', message: 'There is nothing at this address.' },
      ...{ requestId: 'request-1', usedAt: '2026-11-20T10:04:00.000Z' },
    });
  });
});
