import { afterEach, expect, jest, test } from '@jest/globals';
import { makeStore } from '..';
import { answerCalls } from '../../testing/answer-calls';
import { authApi } from './auth';

test("a rejected call returns the server's code and its field errors", async () => {
  const errors = [{ field: 'email', message: 'Please enter a valid email address.' }];
  answerCalls({ 'POST /api/auth/login': { status: 400, body: { code: 'request.invalid', errors } } });
  const loginDto = { email: 'x', password: 'y' };
  const answer = await makeStore().dispatch(authApi.endpoints.authLogin.initiate({ loginDto }));
  expect(answer.error).toMatchObject({ code: 'request.invalid', errors });
});

afterEach(() => {
  jest.useRealTimers();
});

test('a call that is still being worked on under its key is sent again until there is an outcome', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  const inProgress = { status: 409, body: { code: 'request.in-progress' } };
  const outcomes = [inProgress, inProgress, { status: 200, body: { firstName: 'Asha' } }];
  const calls = answerCalls({ 'POST /api/auth/login': () => outcomes.shift() ?? inProgress });
  const store = makeStore();
  const loginDto = { email: 'x', password: 'y' };
  const answer = store.dispatch(authApi.endpoints.authLogin.initiate({ loginDto }));
  await jest.advanceTimersByTimeAsync(2_000);
  expect((await answer).data).toMatchObject({ firstName: 'Asha' });
  expect(calls).toHaveLength(3);
});
