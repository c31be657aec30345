import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './alert.module.css';
import { cx } from '../cx';

const icons = { error: CircleAlert, warning: TriangleAlert, success: CircleCheck, news: Info };

interface AlertProps {
  tone: keyof typeof icons;
  title: ReactNode;
  children?: ReactNode;
  icon?: ReactNode;
  /** Announces the alert to screen readers, if it appears after a user action. */
  live?: boolean;
}

export function Alert({ tone, title, children, icon, live }: AlertProps) {
  const Icon = icons[tone];
  return (
    <div className={cx(styles.alert, styles[tone])} role={live ? 'alert' : undefined}>
      {icon ?? <Icon size={20} />}
      <div>
        <strong>{title}</strong>
        {children && <div className={styles.text}>{children}</div>}
      </div>
    </div>
  );
}
