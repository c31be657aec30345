import type { CSSProperties, ReactNode } from 'react';
import { sharedTexts, useTexts } from '../../../platform/i18n';
import { cx } from '../cx';
import styles from './skeleton.module.css';
import { VisuallyHidden } from '../layout/visually-hidden';

/** A grey placeholder of the size of what is coming. */
export function Bone({ className, style }: { className?: string; style?: CSSProperties }) {
  return <span aria-hidden className={cx(styles.bone, className)} style={style} />;
}

/** Holds the placeholders of one place: shown after 200 ms, and said once to those who cannot see them. */
export function Skeleton({ children, className }: { children: ReactNode; className?: string }) {
  const t = useTexts(sharedTexts);
  return (
    <div className={cx(styles.late, className)} role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {children}
    </div>
  );
}
