import type { AppDispatch } from 'shared-ui/store';
import { acceptKeptInvitation } from '../../store/api/invitations';
import { adoptCity } from '../place/adopt-city';

/** What the device and the account have to tell each other. */
export async function afterSignIn(dispatch: AppDispatch): Promise<void> {
  await Promise.all([adoptCity(dispatch), acceptKeptInvitation(dispatch)]);
}
