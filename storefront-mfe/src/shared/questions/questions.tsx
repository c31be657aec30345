import styles from './questions.module.css';

export interface Question {
  readonly key: string | number;
  readonly question: string;
  readonly answer: string;
}

/** Questions with collapsible answers, as native details elements. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <div className={styles.questions}>
      {questions.map(({ key, question, answer }) => (
        <details key={key} className={styles.question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
