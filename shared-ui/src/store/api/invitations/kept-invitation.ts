import { type AppDispatch, isApiFailure } from 'shared-ui/store';
import { invitationsApi } from '../generated/invitations';

/** Invitation through which the visitor opened a deal. */
export interface KeptInvitation {
  readonly dealId: number;
  readonly token: string;
}

const PLACE = 'dobbar.invitation';

/** Statuses of errors that a retry cannot change: malformed, unknown or expired. */
const FINAL = [400, 404, 410];

/** Parses the stored invitation. Invalid content is treated as empty. */
function readInvitation(): KeptInvitation | null {
  try {
    const { dealId, token } = JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<KeptInvitation>;
    return typeof dealId === 'number' && typeof token === 'string' ? { dealId, token } : null;
  } catch {
    return null;
  }
}

/** Stores the invitation on the device until the visitor signs in. */
export function keepInvitation(invitation: KeptInvitation): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(invitation));
  } catch {
    // Without localStorage, an invitation counts only for visitors who are already signed in.
  }
}

/**
 * Sends the stored invitation to the server for the signed-in customer. Without a final response it stays stored for the next
 * sign-in.
 */
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
