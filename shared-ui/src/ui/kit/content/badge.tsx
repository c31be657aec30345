import type { ReactNode } from 'react';
import type { BadgeKind } from '../../../format';
import styles from './badge.module.css';
import { cx } from '../cx';

/** Brand symbol: one hollow ring and one filled ring, for two of everything with one of them free. */
export const Rings = () => <span aria-hidden className={styles.rings} />;

interface BadgeProps {
  kind: BadgeKind;
  children: ReactNode;
  large?: boolean;
  className?: string;
}

/** Discount badge on the picture of a deal. */
export function Badge({ kind, children, large, className }: BadgeProps) {
  return (
    <span className={cx(styles.badge, styles[kind], large && styles.large, className)}>
      {kind === 'bogo' && <Rings />}
      {children}
    </span>
  );
}

export type TagTone = 'good' | 'waiting' | 'bad' | 'news' | 'brand' | 'neutral';

/** State as a word with a color, so that the color is never the only sign. */
export function Tag({ tone, children }: { tone: TagTone; children: ReactNode }) {
  return <span className={cx(styles.tag, styles[tone])}>{children}</span>;
}
