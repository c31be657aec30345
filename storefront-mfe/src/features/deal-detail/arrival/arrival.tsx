import { useEffect } from 'react';
import { acceptKeptInvitation } from 'shared-ui/api/invitations';
import { useCurrentUser } from 'shared-ui/platform';
import { useParams, useSearchParams } from 'shared-ui/router';
import { useAppDispatch } from 'shared-ui/store';
import { readDealId } from '../read-deal-id';
import { ReturnedCode } from '../redeem/returned-code';
import { InvitedBy } from './invited-by';

/** Notice for visitors who arrive by an invitation link, or by a redemption form sent without scripts. */
export function Arrival() {
  const dealId = readDealId(useParams().id);
  const token = useSearchParams()[0].get('i');
  const { state } = useCurrentUser();
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (state === 'signed-in') void acceptKeptInvitation(dispatch);
  }, [dispatch, state]);
  return (
    <>
      {token && <InvitedBy key={token} dealId={dealId} token={token} />}
      <ReturnedCode />
    </>
  );
}
