import type { ReactNode } from 'react';
import type { BadgeKind } from '../../../format';
import styles from './badge.module.css';
import { cx } from '../cx';

/** One ring hollow, one filled: two of everything, one of them free. */
export const Rings = () => <span aria-hidden className={styles.rings} />;

interface BadgeProps {
  kind: BadgeKind;
  children: ReactNode;
  large?: boolean;
  className?: string;
}

/** The offer of a deal, on its picture. */
export function Badge({ kind, children, large, className }: BadgeProps) {
  return (
    <span className={cx(styles.badge, styles[kind], large && styles.large, className)}>
      {kind === 'bogo' && <Rings />}
      {children}
    </span>
  );
}

export type TagTone = 'good' | 'waiting' | 'bad' | 'news' | 'brand' | 'neutral';

/** A state in a word and a colour, never in a colour alone. */
export function Tag({ tone, children }: { tone: TagTone; children: ReactNode }) {
  return <span className={cx(styles.tag, styles[tone])}>{children}</span>;
}
