import type { FaqView } from 'shared-ui/api/support';

interface Wanted {
  /** Words of the question or the answer, in either language; case does not matter. */
  search: string;
  category?: string | undefined;
}

/** The answers of Help that somebody looks for. */
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
