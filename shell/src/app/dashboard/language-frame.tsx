import { Suspense, useEffect, type ReactNode } from 'react';
import { rememberLanguage, useLanguage } from 'shared-ui/store';
import styles from './dashboard.module.css';
import { DashboardSkeleton } from './dashboard-skeleton';

/** Stores the shown language for the next visit, because addresses of dashboards contain no language. */
export function LanguageFrame({ children }: { children: ReactNode }) {
  const language = useLanguage();
  useEffect(() => {
    rememberLanguage(language);
    document.documentElement.lang = language;
  }, [language]);
  return (
    <div className={styles.frame}>
      <Suspense fallback={<DashboardSkeleton />}>{children}</Suspense>
    </div>
  );
}
