export class FaqView {
  id: number;
  /** Where it is shown. */
  place: 'help' | 'contact';
  /** `account`, `deals`, `payment` or `technical`. */
  category: string;
  question: string;
  questionNe: string;
  answer: string;
  answerNe: string;
}
