import { useCurrentUser } from 'shared-ui/platform';
import { useCounterDevice } from '../offline/use-counter-device';
import { useShift } from '../people/use-shift';

export interface Manager {
  readonly id: number;
  readonly name: string;
}

/** Owners and managers who can decide here: on an enrolled device those with a PIN, else who is signed in. */
export function useManagers(): Manager[] {
  const { user } = useCurrentUser();
  const { view } = useCounterDevice();
  const { isShared } = useShift();
  if (isShared && view?.pack)
    return view.pack.people
      .filter(({ isManager, pin }) => isManager && pin)
      .map(({ id, firstName, initial }) => ({ id, name: `${firstName} ${initial}.` }));
  const isManager = user?.staffOf && user.staffOf.role !== 'counter';
  return user && isManager ? [{ id: user.id, name: user.firstName }] : [];
}
