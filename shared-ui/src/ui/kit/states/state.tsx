import type { ReactNode } from 'react';
import { sharedTexts, useTexts } from '../../../platform/i18n';
import { Button } from '../actions/button';
import { cx } from '../cx';
import { Illustration, type IllustrationName } from '../content/illustration';
import styles from './state.module.css';

interface StateProps {
  drawing: IllustrationName;
  title: string;
  /** What to do now, in one sentence. */
  text: string;
  actions?: ReactNode;
  /** Level of the title in the page's outline. */
  level?: 1 | 2 | 3;
  card?: boolean;
}

/** Nothing is here yet: a drawing, why, and one way on. */
export function EmptyState({ drawing, title, text, actions, level = 2, card }: StateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={cx(styles.state, card && styles.card)}>
      <Illustration name={drawing} className={styles.drawing} />
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.text}>{text}</p>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

interface ErrorStateProps extends Omit<StateProps, 'drawing'> {
  onRetry(): void;
}

/** Something failed: what, what still works, and Try again. */
export function ErrorState({ onRetry, actions, ...rest }: ErrorStateProps) {
  const t = useTexts(sharedTexts);
  return (
    <div role="alert">
      <EmptyState
        {...rest}
        drawing="wires"
        actions={
          <>
            <Button onClick={onRetry}>{t('tryAgain')}</Button>
            {actions}
          </>
        }
      />
    </div>
  );
}
