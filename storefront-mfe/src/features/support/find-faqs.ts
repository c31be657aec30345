import type { FaqView } from 'shared-ui/api/support';

interface Wanted {
  /** Text to find in a question or an answer, in either language and case-insensitive. */
  search: string;
  category?: string | undefined;
}

/** Returns the Help answers that match a search. */
export function findFaqs(faqs: readonly FaqView[], { search, category }: Wanted): FaqView[] {
  const words = search.trim().toLowerCase();
  return faqs.filter(
    (faq) =>
      faq.place === 'help' &&
      (!category || faq.category === category) &&
      [faq.question, faq.answer, faq.questionNe, faq.answerNe].some((text) =>
        text.toLowerCase().includes(words),
      ),
  );
}
