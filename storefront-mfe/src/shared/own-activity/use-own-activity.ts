import { useEffect } from 'react';
import { accountApi } from 'shared-ui/api/account';
import { authApi } from 'shared-ui/api/auth';
import { useCurrentUser } from 'shared-ui/platform';
import { useIsRemembering } from './use-viewed-ids';
import { setRemembering } from './viewed-deals';

interface OwnActivity {
  /** True if viewed deals are stored and suggestions are shown; undefined while the setting loads. */
  isOn: boolean | undefined;
  /**
   * Rejects if the account cannot be changed.
   * @param key the idempotency key
   */
  turn(isOn: boolean, key: string): Promise<void>;
}

/** Setting for recently viewed deals and suggestions: of the account, and for visitors of the device. */
export function useOwnActivity(): OwnActivity {
  const { state } = useCurrentUser();
  const isSignedIn = state === 'signed-in';
  const { data: account } = authApi.useOwnAccountOneQuery(undefined, { skip: !isSignedIn });
  const [update] = accountApi.useAccountChangesUpdateMutation();
  const isDeviceOn = useIsRemembering();
  const isAccountOff = isSignedIn && account?.suggestions === false;
  // Another device turned the setting off, so this one deletes its list too.
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
