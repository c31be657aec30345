import { HeartHandshake } from 'lucide-react';
import { useEffect } from 'react';
import {
  acceptKeptInvitation,
  keepInvitation,
  useInvitationsReadQuery,
  type DealInvitationView,
} from 'shared-ui/api/invitations';
import { useTexts } from 'shared-ui/i18n';
import { useCurrentUser } from 'shared-ui/platform';
import { isApiFailure, useAppDispatch } from 'shared-ui/store';
import styles from './invited-by.module.css';
import { invitedTexts } from './texts';

interface InvitedByProps {
  dealId: number;
  token: string;
}

/** Signed-in customers may have redeemed before, so that no reward is promised to them. */
function Words({ invitation }: { invitation: DealInvitationView | null }) {
  const t = useTexts(invitedTexts);
  const { state } = useCurrentUser();
  if (!invitation) return <p className={styles.words}>{t('over')}</p>;
  const { invitedBy, points } = invitation;
  return (
    <>
      <HeartHandshake size={24} className={styles.icon} />
      <p className={styles.words}>
        <b>{t('invites', { name: invitedBy })}</b>
        {points > 0 && state === 'signed-out' && <small>{t('reward', { count: points })}</small>}
      </p>
    </>
  );
}

/** Sender of the invitation, with space reserved while it loads. The device stores the invitation until sign-in. */
export function InvitedBy({ dealId, token }: InvitedByProps) {
  const dispatch = useAppDispatch();
  const { state } = useCurrentUser();
  const { data, error } = useInvitationsReadQuery({ id: dealId, i: token });
  useEffect(() => {
    if (!data) return;
    keepInvitation({ dealId, token });
    if (state === 'signed-in') void acceptKeptInvitation(dispatch);
  }, [data, dealId, dispatch, state, token]);
  const isOver = isApiFailure(error) && [400, 404, 410].includes(error.status);
  return (
    <div data-invited role="status">
      {(data || isOver) && <Words invitation={data ?? null} />}
    </div>
  );
}
