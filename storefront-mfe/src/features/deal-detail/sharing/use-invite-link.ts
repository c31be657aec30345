import { useEffect, useRef } from 'react';
import { useInvitationsInviteMutation } from 'shared-ui/api/invitations';
import { useCurrentUser, useSubmissionKeys } from 'shared-ui/platform';
import { inviteAddress, shareAddress } from './share-links';

export interface InviteLink {
  address: string;
  /**
   * `own` says who invites, `plain` does not: nobody is signed in.
   * `failed`: the server made no link, so it is a plain one.
   */
  kind: 'own' | 'plain' | 'failed';
  /** What both get with the first code of the guest. */
  points: number;
}

/** The link to the deal of the page. @returns null until it is there */
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
