import type { AdminFaqView, NewFaqDto } from 'shared-ui/api/admin-catalogue';
import { typedNumber } from 'shared-ui/format';
import { findFieldErrors, type EntryErrors } from '../entry-errors';

export const FAQ_PLACES = ['help', 'contact'] as const satisfies readonly AdminFaqView['place'][];
export const FAQ_CATEGORIES = [
  'account',
  'deals',
  'payment',
  'technical',
] as const satisfies readonly AdminFaqView['category'][];

export interface FaqValues extends Omit<NewFaqDto, 'position'> {
  position: string;
}

export const faqValuesOf = (faq: AdminFaqView | undefined): FaqValues => ({
  place: faq?.place ?? 'help',
  category: faq?.category ?? 'account',
  question: faq?.question ?? '',
  questionNe: faq?.questionNe ?? '',
  answer: faq?.answer ?? '',
  answerNe: faq?.answerNe ?? '',
  position: String(faq?.position ?? 0),
  isActive: faq?.isActive ?? true,
});

export const faqFieldErrorsOf = (values: FaqValues): EntryErrors<FaqValues> =>
  findFieldErrors('NewFaqDto', values, {
    question: 'faultSentence',
    questionNe: 'faultSentence',
    answer: 'faultSentence',
    answerNe: 'faultSentence',
    position: 'faultPosition',
  });

export const toFaq = (values: FaqValues): NewFaqDto => ({
  ...values,
  position: typedNumber(values.position),
});
