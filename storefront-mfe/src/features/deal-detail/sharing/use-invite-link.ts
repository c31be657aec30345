import { useEffect, useRef } from 'react';
import { useInvitationsInviteMutation } from 'shared-ui/api/invitations';
import { useCurrentUser, useSubmissionKeys } from 'shared-ui/platform';
import { inviteAddress, shareAddress } from './share-links';

export interface InviteLink {
  address: string;
  /**
   * `own` names the inviting customer; `plain` does not, because the visitor is signed out.
   * `failed`: the server created no link, so that the plain one is used.
   */
  kind: 'own' | 'plain' | 'failed';
  /** Points for both customers after the invited one's first redemption. */
  points: number;
}

/** Invitation link for the deal of the page. @returns null while loading */
export function useInviteLink(dealId: number): InviteLink | null {
  const { state } = useCurrentUser();
  const [invite, { data, error }] = useInvitationsInviteMutation();
  const keys = useSubmissionKeys();
  const isAsked = useRef(false);
  useEffect(() => {
    if (state !== 'signed-in' || isAsked.current) return;
    isAsked.current = true;
    void invite({ id: dealId, 'Idempotency-Key': keys.keyFor(dealId) });
  }, [dealId, invite, keys, state]);

  if (state === 'unknown' || (state === 'signed-in' && !data && !error)) return null;
  if (data) return { address: inviteAddress(location.href, data.url), kind: 'own', points: data.points };
  return { address: shareAddress(location.href), kind: error ? 'failed' : 'plain', points: 0 };
}
