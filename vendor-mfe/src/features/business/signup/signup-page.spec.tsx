import { expect, test } from '@jest/globals';
import { answerCalls, renderWithStore } from 'shared-ui/testing';
import { SignupPage } from './signup-page';

test.each([
  ['en', 'at least 13 years old', 'we remove your data within 30 days'],
  ['ne', 'कम्तीमा १३ वर्ष', 'तपाईंको विवरण ३० दिनभित्र हटाइदिन्छौँ'],
] as const)('the sign-up of a business states in %s the age and the 30 days', async (language, age, days) => {
  answerCalls({
    'GET /api/auth/user': { status: 401, body: { code: 'auth.required', message: 'Please sign in.' } },
    'GET /api/categories': { body: [] },
    'GET /api/locations': { body: [] },
  });
  const { container } = await renderWithStore(<SignupPage />, { language });
  expect(container.textContent).toContain(age);
  expect(container.textContent).toContain(days);
});
