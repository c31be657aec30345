import { CircleCheck, CircleX, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card, cx } from 'shared-ui/ui';
import styles from './payment-return.module.css';

const MARKS = { good: CircleCheck, bad: CircleX, waiting: Hourglass };

interface ReturnCardProps {
  tone: keyof typeof MARKS;
  title: string;
  text: string;
  actions?: ReactNode;
  children?: ReactNode;
}

/** State of a payment: an icon, a sentence and actions. */
export function ReturnCard({ tone, title, text, actions, children }: ReturnCardProps) {
  const Mark = MARKS[tone];
  return (
    <Card className={styles.card}>
      <span className={cx(styles.mark, styles[tone])}>
        <Mark size={36} aria-hidden />
      </span>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </Card>
  );
}
