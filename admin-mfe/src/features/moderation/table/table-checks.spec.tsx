import { expect, test } from '@jest/globals';
import type { CheckedDealView, DealCheckView } from 'shared-ui/api/admin';
import { renderWithStore } from 'shared-ui/testing';
import { TableChecks } from './table-checks';

const check = (change: Partial<DealCheckView> & Pick<DealCheckView, 'code'>): DealCheckView => ({
  passed: false,
  percent: null,
  times: null,
  amount: null,
  from: null,
  dealId: null,
  words: [],
  ...change,
});
const checked: CheckedDealView = {
  dealId: 7,
  revisionId: null,
  suggestedItem: null,
  allPassed: false,
  checks: [check({ code: 'points', percent: 20 }), check({ code: 'outlier', times: 4.5 })],
};

test.each([
  ['en', 'Points are at the most that the price allows: 20% of it'],
  ['en', 'The business gave 4.5 times the usual points in 30 days'],
  ['ne', 'पोइन्ट मूल्यले दिने सीमामै छ: मूल्यको २०%'],
  ['ne', 'यो व्यवसायले ३० दिनमा सामान्यको ४.५ गुणा पोइन्ट दियो'],
] as const)('points that are many are hinted at (%s)', async (language, words) => {
  const { container } = await renderWithStore(<TableChecks checked={checked} />, { language });
  expect(container.textContent).toContain(words);
});
