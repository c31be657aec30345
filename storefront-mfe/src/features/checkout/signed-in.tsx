import type { ReactNode } from 'react';
import { SkeletonBlock, Skeleton, SessionUnreachable } from 'shared-ui/ui';
import { Navigate, useLocation } from 'shared-ui/router';
import { plainPath } from 'shared-ui/i18n';
import { type SessionUserView, useCurrentUser } from 'shared-ui/platform';
import styles from './checkout.module.css';

export function CheckoutSkeleton() {
  return (
    <Skeleton className={styles.bones}>
      <SkeletonBlock className={styles.bone} />
      <SkeletonBlock className={styles.bone} />
    </Skeleton>
  );
}

/** Renders its children for a signed-in user; other visitors sign in first and then return. */
export function SignedIn({ children }: { children(user: SessionUserView): ReactNode }) {
  const current = useCurrentUser();
  const { pathname, search } = useLocation();
  if (current.state === 'unknown') return <CheckoutSkeleton />;
  if (current.state === 'unreachable') return <SessionUnreachable retry={current.retry} />;
  if (current.state === 'signed-out')
    return <Navigate to={`/login?returnTo=${encodeURIComponent(plainPath(pathname) + search)}`} replace />;
  return children(current.user);
}
