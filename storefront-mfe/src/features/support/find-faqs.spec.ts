import { expect, test } from '@jest/globals';
import { findFaqs } from './find-faqs';

const faq = {
  id: 1,
  place: 'help' as const,
  category: 'deals',
  question: 'How do I redeem a deal?',
  questionNe: 'अफर कसरी प्रयोग गर्ने?',
  answer: 'Show the code.',
  answerNe: 'कोड देखाउनुहोस्।',
};
const faqs = [
  faq,
  { ...faq, id: 2, category: 'account', question: 'Password?' },
  { ...faq, id: 3, place: 'contact' as const },
];
const ids = (wanted: Parameters<typeof findFaqs>[1]) => findFaqs(faqs, wanted).map(({ id }) => id);

test('answers are found by question or answer, in both scripts, whatever the case', () => {
  expect(ids({ search: '' })).toEqual([1, 2]);
  expect(ids({ search: ' REDEEM ' })).toEqual([1]);
  expect(ids({ search: 'show the CODE' })).toEqual([1, 2]);
  expect(ids({ search: 'कोड' })).toEqual([1, 2]);
  expect(ids({ search: 'visa' })).toEqual([]);
  expect(ids({ search: '', category: 'account' })).toEqual([2]);
});
