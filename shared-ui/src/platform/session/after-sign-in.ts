import type { AppDispatch } from 'shared-ui/store';
import { acceptKeptInvitation } from '../../store/api/invitations';
import { adoptCity } from '../place/adopt-city';

/** Synchronizes the device and the account after sign-in: the city and a stored invitation. */
export async function afterSignIn(dispatch: AppDispatch): Promise<void> {
  await Promise.all([adoptCity(dispatch), acceptKeptInvitation(dispatch)]);
}
