import type { CSSProperties, ReactNode } from 'react';
import { sharedTexts, useTexts } from '../../../platform/i18n';
import { cx } from '../cx';
import styles from './skeleton.module.css';
import { VisuallyHidden } from '../layout/visually-hidden';

/** Gray placeholder with the size of the content. */
export function SkeletonBlock({ className, style }: { className?: string; style?: CSSProperties }) {
  return <span aria-hidden className={cx(styles.bone, className)} style={style} />;
}

/** Groups skeleton blocks: shown after 200 ms, and announced once to screen readers. */
export function Skeleton({ children, className }: { children: ReactNode; className?: string }) {
  const t = useTexts(sharedTexts);
  return (
    <div className={cx(styles.late, className)} role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {children}
    </div>
  );
}
