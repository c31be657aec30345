import { useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import { cx } from 'shared-ui/ui';
import styles from './reply-choices.module.css';
import { savedReplyTexts } from './texts';
import type { ReplyChoice } from './use-reply-choices';

interface ReplyChoicesProps {
  choices: readonly ReplyChoice[] | undefined;
  use: 'review' | 'case';
  /** Text in the field. */
  written: string;
  /** True if the keys 1 to 3 choose. */
  hasKeys?: boolean;
  onChoose(choice: ReplyChoice): void;
}

/** Saved replies that fill the answer. They never send it. */
export function ReplyChoices({ choices, use, written, hasKeys, onChoose }: ReplyChoicesProps) {
  const t = useTexts(savedReplyTexts);
  if (!choices) return null;
  return (
    <section aria-label={t('title')} className={styles.part}>
      <div className={styles.head}>
        <b>{t('title')}</b>
        <Link to={`/dashboard/reviews/replies?use=${use}`} className={styles.manage}>
          {t('manage')}
        </Link>
      </div>
      {choices.length === 0 && <p className={styles.none}>{t('none')}</p>}
      <ul className={styles.choices}>
        {choices.map((choice, index) => (
          <li key={choice.id}>
            <button
              type="button"
              className={cx(styles.choice, choice.text === written && styles.chosen)}
              aria-pressed={choice.text === written}
              onClick={() => onChoose(choice)}
            >
              <b>
                {choice.title}
                {hasKeys && <kbd aria-hidden>{index + 1}</kbd>}
              </b>
              <span>{choice.text}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
