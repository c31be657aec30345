import { useEffect } from 'react';
import { accountApi } from 'shared-ui/api/account';
import { authApi } from 'shared-ui/api/auth';
import { useCurrentUser } from 'shared-ui/platform';
import { useIsRemembering } from './use-viewed-ids';
import { setRemembering } from './viewed-deals';

interface OwnActivity {
  /** Whether deals are remembered and suggested; undefined while that is not known. */
  isOn: boolean | undefined;
  /** Rejects when the account could not be changed. @param key makes a repetition harmless */
  turn(isOn: boolean, key: string): Promise<void>;
}

/** The switch for recently viewed deals and suggestions: of the account, and of the device for visitors. */
export function useOwnActivity(): OwnActivity {
  const { state } = useCurrentUser();
  const isSignedIn = state === 'signed-in';
  const { data: account } = authApi.useOwnAccountOneQuery(undefined, { skip: !isSignedIn });
  const [update] = accountApi.useAccountChangesUpdateMutation();
  const isDeviceOn = useIsRemembering();
  const isAccountOff = isSignedIn && account?.suggestions === false;
  // Turned off on another device: this one forgets as well.
  useEffect(() => {
    if (isAccountOff && isDeviceOn) setRemembering(false);
  }, [isAccountOff, isDeviceOn]);

  async function turn(isOn: boolean, key: string): Promise<void> {
    if (isSignedIn)
      await update({ updateAccountDto: { suggestions: isOn }, 'Idempotency-Key': key }).unwrap();
    setRemembering(isOn);
  }

  if (state === 'unknown' || (isSignedIn && !account)) return { isOn: undefined, turn };
  return { isOn: isDeviceOn && !isAccountOff, turn };
}
