import type { ReactNode } from 'react';
import { sharedTexts, useTexts } from '../../../platform/i18n';
import { Button } from '../actions/button';
import { cx } from '../cx';
import { Illustration, type IllustrationName } from '../content/illustration';
import styles from './state.module.css';

interface StateProps {
  drawing: IllustrationName;
  title: string;
  /** Next step for the user, in one sentence. */
  text: string;
  actions?: ReactNode;
  /** Heading level of the title. */
  level?: 1 | 2 | 3;
  card?: boolean;
}

/** Empty state: an illustration, the reason and one action. */
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

/** Error state: the failure, the consequences and a "Try again" button. */
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
