import { selectSessionHint, useAppSelector } from 'shared-ui/store';
import type { SessionUserView } from '../api/generated/auth';
import { useSessionUserQuery } from './session-api';

export type CurrentUser =
  | { readonly state: 'unknown'; readonly user: null }
  | { readonly state: 'signed-out'; readonly user: null }
  | { readonly state: 'signed-in'; readonly user: SessionUserView };

/** Who is signed in. Nobody is asked unless the hint cookie says that it is worth a call. */
export function useCurrentUser(): CurrentUser {
  const hint = useAppSelector(selectSessionHint);
  const { data, isLoading, isUninitialized, isError } = useSessionUserQuery(undefined, {
    skip: hint !== 'present',
  });
  if (hint === 'absent' || isError) return { state: 'signed-out', user: null };
  if (hint === 'unread' || isLoading || isUninitialized) return { state: 'unknown', user: null };
  return data ? { state: 'signed-in', user: data } : { state: 'signed-out', user: null };
}
