import { expect, test } from '@jest/globals';
import { caseSteps, nextSteps } from './case-steps';

const dates = {
  openedAt: '2026-11-22T14:13:00Z',
  dueAt: '2026-11-24T14:13:00Z',
};

const stepsOf = (state: Parameters<typeof nextSteps>[0]['state'], more = {}) =>
  nextSteps({ ...dates, state, ...more }, 5).map((step) => step.kind === 'next' && [step.step, step.at]);

test('a new case waits for the shop, then for Dobbar, then for a second look', () => {
  expect(stepsOf('waiting-for-shop')).toEqual([
    ['shop', dates.dueAt],
    ['decision', '2026-11-27T14:13:00.000Z'],
    ['secondLook', null],
  ]);
});

test('the date of the decision follows the setting of the site, and is left out until it is known (HN6)', () => {
  const decision = (days?: number) => nextSteps({ ...dates, state: 'waiting-for-shop' }, days)[1];
  expect(decision(7)).toMatchObject({ step: 'decision', at: '2026-11-29T14:13:00.000Z' });
  expect(decision()).toMatchObject({ step: 'decision', at: null });
});

test('an offer waits for the customer', () => {
  expect(stepsOf('waiting-for-customer')).toEqual([
    ['customer', dates.dueAt],
    ['decision', null],
  ]);
});

test('a case with an admin has the date of the decision', () => {
  expect(stepsOf('with-admin')[0]).toEqual(['decision', dates.dueAt]);
  expect(stepsOf('second-look')).toEqual([['otherAdmin', dates.dueAt]]);
});

test('a decision takes effect at its due time, unless it is final', () => {
  expect(stepsOf('decided')).toEqual([['effect', dates.dueAt]]);
  expect(stepsOf('decided', { dueAt: null })).toEqual([]);
});

test('a closed case has its history only', () => {
  const entry = { id: 1, kind: 'withdrawn' } as never;
  const message = { id: 2, kind: 'message' } as never;
  expect(caseSteps({ ...dates, state: 'withdrawn', history: [entry, message] }, 5)).toEqual([
    { kind: 'done', entry },
  ]);
});
