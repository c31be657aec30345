import { expect, test } from '@jest/globals';
import { languageChosen, makeStore } from '../store';
import { answerCalls } from '../testing/answer-calls';
import { authApi } from './generated/auth';

const errors = [{ field: 'email', message: 'Please enter a valid email address.' }];

test.each([
  ['en', errors],
  ['ne', [{ field: 'email', message: 'कृपया मान्य इमेल ठेगाना लेख्नुहोस्।' }]],
] as const)('a refused field is told in the language of the reader: %s', async (language, told) => {
  answerCalls({ 'POST /api/auth/login': { status: 400, body: { code: 'request.invalid', errors } } });
  const store = makeStore();
  store.dispatch(languageChosen(language));
  const loginDto = { email: 'x', password: 'y' };
  const answer = await store.dispatch(authApi.endpoints.authLogin.initiate({ loginDto }));
  expect(answer.error).toMatchObject({ code: 'request.invalid', errors: told });
});
