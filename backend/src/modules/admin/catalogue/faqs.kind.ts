import type { CatalogueKind } from './catalogue-kind.js';
import { FaqMissing } from './catalogue.errors.js';
import type { NewFaqDto } from './dto/faq.dto.js';

export const FAQS: CatalogueKind = {
  table: 'faqs',
  subject: 'faq',
  columns: {
    place: 'place',
    category: 'category',
    question: 'question',
    questionNe: 'question_ne',
    answer: 'answer',
    answerNe: 'answer_ne',
    position: 'position',
    isActive: 'is_active',
  } satisfies Record<keyof NewFaqDto, string>,
  order: 't.place DESC, t.position, t.id',
  tags: ['site'],
  missing: FaqMissing,
};
