export class FaqView {
  id: number;
  /** Page that shows it. */
  place: 'help' | 'contact';
  /** `account`, `deals`, `payment` or `technical`. */
  category: string;
  question: string;
  questionNe: string;
  answer: string;
  answerNe: string;
}
