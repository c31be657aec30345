import type { FaqView } from 'shared-ui/api/support';
import { inLanguage, useLanguage } from 'shared-ui/i18n';
import { Questions } from '../../shared/questions/questions';

export function FaqList({ faqs }: { faqs: readonly FaqView[] }) {
  const language = useLanguage();
  const questions = faqs.map((faq) => ({
    key: faq.id,
    question: inLanguage(language, faq.question, faq.questionNe),
    answer: inLanguage(language, faq.answer, faq.answerNe),
  }));
  return <Questions questions={questions} />;
}
