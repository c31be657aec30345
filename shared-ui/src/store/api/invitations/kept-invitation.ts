import { type AppDispatch, isApiFailure } from 'shared-ui/store';
import { invitationsApi } from '../generated/invitations';

/** The invitation by which somebody came to a deal. */
export interface KeptInvitation {
  readonly dealId: number;
  readonly token: string;
}

const PLACE = 'dobbar.invitation';

/** The server answers the same again: wrong, unknown, over. */
const FINAL = [400, 404, 410];

/** Whatever somebody or something else wrote there is read as nothing. */
function readInvitation(): KeptInvitation | null {
  try {
    const { dealId, token } = JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<KeptInvitation>;
    return typeof dealId === 'number' && typeof token === 'string' ? { dealId, token } : null;
  } catch {
    return null;
  }
}

/** Keeps on this device by which invitation somebody came, until they sign in. */
export function keepInvitation(invitation: KeptInvitation): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(invitation));
  } catch {
    // Without storage the invitation counts for visitors alone who have signed in before.
  }
}

/** Tells the server who invited the customer who is signed in. Without an answer the device keeps it for the next time. */
export async function acceptKeptInvitation(dispatch: AppDispatch): Promise<void> {
  const kept = readInvitation();
  if (!kept) return;
  const { error } = await dispatch(
    invitationsApi.endpoints.invitationsAccept.initiate({
      id: kept.dealId,
      acceptInvitationDto: { token: kept.token },
    }),
  );
  if (error && !(isApiFailure(error) && FINAL.includes(error.status))) return;
  localStorage.removeItem(PLACE);
}
