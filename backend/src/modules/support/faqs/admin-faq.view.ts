import type { FAQ_CATEGORIES, FAQ_PLACES } from './faq.dto.js';
import type { Faq } from './faq.entity.js';

export class AdminFaqView {
  id: number;
  /** Changes with every change. */
  version: number;
  position: number;
  isActive: boolean;
  place: (typeof FAQ_PLACES)[number];
  category: (typeof FAQ_CATEGORIES)[number];
  question: string;
  questionNe: string;
  answer: string;
  answerNe: string;

  static of(faq: Faq): AdminFaqView {
    const { id, version, position, isActive, place, category, question, questionNe, answer, answerNe } = faq;
    return { id, version, position, isActive, place, category, question, questionNe, answer, answerNe };
  }
}
