import { isApiFailure, readSessionHint, selectSessionHint, useAppSelector } from 'shared-ui/store';
import type { SessionUserView } from '../../store/api/auth';
import { useSessionUserQuery } from '../../store/api/session-api';

export type CurrentUser =
  | { readonly state: 'unknown'; readonly user: null }
  /** The session request failed: no network, or a server error. */
  | { readonly state: 'unreachable'; readonly user: null; retry(): void }
  | { readonly state: 'signed-out'; readonly user: null }
  | { readonly state: 'signed-in'; readonly user: SessionUserView };

/** Returns the current user. No request is sent unless the hint cookie is set. */
export function useCurrentUser(): CurrentUser {
  const hint = useAppSelector(selectSessionHint);
  const { data, error, isLoading, isUninitialized, refetch } = useSessionUserQuery(undefined, {
    skip: hint !== 'present',
  });
  if (hint === 'absent') return { state: 'signed-out', user: null };
  if (error) return isSignedOut(error) ? { state: 'signed-out', user: null } : unreachable(refetch);
  if (hint === 'unread' || isLoading || isUninitialized) return { state: 'unknown', user: null };
  return data ? { state: 'signed-in', user: data } : { state: 'signed-out', user: null };
}

/** Only a response with status 401 or 403 means signed out. */
const isSignedOut = (error: unknown): boolean => isApiFailure(error) && [401, 403].includes(error.status);

const unreachable = (refetch: () => unknown): CurrentUser => ({
  state: 'unreachable',
  user: null,
  retry: () => void refetch(),
});

/**
 * Returns true if an action needs a sign-in first. Reads the hint cookie itself, because a press that is replayed during hydration
 * comes before the store knows the cookie.
 */
export const mustSignIn = (state: CurrentUser['state']): boolean =>
  state === 'signed-out' || !readSessionHint();
