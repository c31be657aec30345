import { isApiFailure, selectSessionHint, useAppSelector } from 'shared-ui/store';
import type { SessionUserView } from '../../store/api/auth';
import { useSessionUserQuery } from '../../store/api/session-api';

export type CurrentUser =
  | { readonly state: 'unknown'; readonly user: null }
  /** The server could not be asked: no network, or it failed. */
  | { readonly state: 'unreachable'; readonly user: null; retry(): void }
  | { readonly state: 'signed-out'; readonly user: null }
  | { readonly state: 'signed-in'; readonly user: SessionUserView };

/** Who is signed in. No request is sent unless the hint cookie is set. */
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

/** Only the server's own rejection says so. */
const isSignedOut = (error: unknown): boolean => isApiFailure(error) && [401, 403].includes(error.status);

const unreachable = (refetch: () => unknown): CurrentUser => ({
  state: 'unreachable',
  user: null,
  retry: () => void refetch(),
});
