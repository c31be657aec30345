import type { SessionUserView } from 'shared-ui/api/auth';
import { pathAfterLogin } from 'shared-ui/platform';

/**
 * Returns the page after sign-in, or the sign-in page for the second factor.
 * @param answer of the API, without a user if the second factor is missing
 */
export function pathAfterSignIn(answer: unknown, returnTo: string | null): string {
  const { user } = answer as { user?: SessionUserView | null };
  if (user) return pathAfterLogin(user.role, 'customer', returnTo, user.staffOf?.role);
  return `/login?${new URLSearchParams({ step: 'code', ...(returnTo && { returnTo }) })}`;
}
