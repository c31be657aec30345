import type { FaqView } from 'shared-ui/api/support';
import { inLanguage, useLanguage } from 'shared-ui/i18n';
import styles from './support.module.css';

/** Questions that open to their answers, with the browser's own means. */
export function FaqList({ faqs }: { faqs: readonly FaqView[] }) {
  const language = useLanguage();
  return (
    <div className={styles.faqs}>
      {faqs.map((faq) => (
        <details key={faq.id} className={styles.faq}>
          <summary>{inLanguage(language, faq.question, faq.questionNe)}</summary>
          <p>{inLanguage(language, faq.answer, faq.answerNe)}</p>
        </details>
      ))}
    </div>
  );
}
