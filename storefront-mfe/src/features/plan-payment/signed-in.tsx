import type { ReactNode } from 'react';
import { plainPath } from 'shared-ui/i18n';
import { SkeletonBlock, Container, Skeleton, SessionUnreachable } from 'shared-ui/ui';
import { Navigate, useLocation } from 'shared-ui/router';
import { useCurrentUser } from 'shared-ui/platform';
import styles from './plan-payment.module.css';

export function PlanSkeleton() {
  return (
    <Skeleton>
      <SkeletonBlock className={styles.bone} />
    </Skeleton>
  );
}

/** Frame of the plan payment pages. Signed-out visitors sign in first and then return. */
export function SignedIn({ children }: { children: ReactNode }) {
  const current = useCurrentUser();
  const { pathname } = useLocation();
  if (current.state === 'unreachable') return <SessionUnreachable retry={current.retry} />;
  if (current.state === 'signed-out')
    return <Navigate to={`/login?returnTo=${encodeURIComponent(plainPath(pathname))}`} replace />;
  return (
    <Container className={styles.page}>{current.state === 'unknown' ? <PlanSkeleton /> : children}</Container>
  );
}
