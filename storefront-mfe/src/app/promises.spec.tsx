import { expect, test } from '@jest/globals';
import { answerCalls, renderWithStore } from 'shared-ui/testing';
import { screen as signup } from '../features/customer-signup/screen';
import { privacy } from '../features/info-pages/screens';

const PAGES = { signup, privacy };

test.each([
  ['signup', 'en', 'at least 13 years old', 'we remove your data within 30 days'],
  ['signup', 'ne', 'कम्तीमा १३ वर्ष', 'तपाईंको विवरण ३० दिनभित्र हटाइदिन्छौँ'],
  ['privacy', 'en', 'not for children under 13', 'If you prefer to write, we do it within 30 days'],
  ['privacy', 'ne', '१३ वर्षमुनिका बालबालिकाका लागि होइन', 'लेखेर माग्नुभए ३० दिनभित्र गरिदिन्छौँ'],
] as const)('the page %s says in %s from which age on and that data goes within 30 days', async (...row) => {
  const [page, language, age, days] = row;
  answerCalls({ 'GET /api/locations': { body: [] }, 'GET /api/site': { body: undefined } });
  const { Page } = PAGES[page];
  const { container } = await renderWithStore(<Page />, { language });
  expect(container.textContent).toContain(age);
  expect(container.textContent).toContain(days);
});
