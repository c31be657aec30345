import { useHonourAnswersQuestionsQuery, type HonourQuestionView } from 'shared-ui/api/honour';
import { inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { Button } from 'shared-ui/ui';
import styles from './open-questions.module.css';
import { honourTexts } from './texts';
import { ANSWERS, useAnswer } from './use-answer';

function OpenQuestion({ question }: { question: HonourQuestionView }) {
  const t = useTexts(honourTexts);
  const format = useFormat();
  const { busy, answer } = useAnswer(question.passId);
  const { dealTitle, dealTitleNe, businessName, businessNameNe, usedAt } = question;
  const business = inLanguage(format.language, businessName, businessNameNe);
  const title = t('askShop', { business });
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h3 className={styles.ask}>{title}</h3>
        <p className={styles.small}>
          {t('used', {
            deal: inLanguage(format.language, dealTitle, dealTitleNe),
            when: format.dateTime(usedAt),
          })}
        </p>
      </div>
      <div className={styles.answers} role="group" aria-label={title}>
        {ANSWERS.map((given) => (
          <Button
            key={given}
            size="small"
            variant="outline"
            disabled={busy}
            onClick={() => void answer(given)}
          >
            {t(`${given}Short`)}
          </Button>
        ))}
        <Button size="small" variant="text" disabled={busy} onClick={() => void answer('later')}>
          {t('later')}
        </Button>
      </div>
    </li>
  );
}

/** Uses of the last 7 days about which the customer has not answered; renders nothing without one, and while they load. */
export function OpenQuestions({ limit }: { limit?: number }) {
  const t = useTexts(honourTexts);
  const { data: questions = [] } = useHonourAnswersQuestionsQuery();
  if (questions.length === 0) return null;
  return (
    <section className={styles.section} aria-label={t('questions')}>
      <ul className={styles.list}>
        {questions.slice(0, limit).map((question) => (
          <OpenQuestion key={question.passId} question={question} />
        ))}
      </ul>
    </section>
  );
}
