import { useState } from 'react';
import { useVendorsLocationsQuery, type BranchView } from 'shared-ui/api/vendors';
import { useCurrentUser } from 'shared-ui/platform';
import { useCounterDevice, useOwnDevice } from './offline/use-counter-device';

const REMEMBERED = 'counter-branch';

export interface CounterBranch {
  /** Branch of the counter; undefined until it is known. */
  readonly branch: Pick<BranchView, 'id' | 'name'> | undefined;
  /** Branches to choose from; empty if there is no choice. */
  readonly choices: readonly BranchView[];
  /** `choosing`: codes cannot be accepted until a branch is selected. */
  readonly state: 'loading' | 'choosing' | 'ready';
  choose(id: number): void;
}

/** Branch for which this device is enrolled by the business of the person who is signed in. */
function useEnrolledBranch(): CounterBranch['branch'] | null {
  const { view } = useCounterDevice();
  const isOwn = useOwnDevice() !== null;
  return isOwn && view?.device && !view.device.isWithdrawn ? view.pack?.branch : null;
}

/** Branch of the counter. Staff of one branch use theirs; other staff select it once per device (J1). */
export function useBranch(): CounterBranch {
  const { user } = useCurrentUser();
  const enrolled = useEnrolledBranch();
  const own = user?.staffOf?.branchId ?? null;
  const { data: branches = [], isLoading } = useVendorsLocationsQuery();
  const [chosen, setChosen] = useState(() => Number(localStorage.getItem(REMEMBERED)) || null);
  const only = branches.length === 1 ? branches[0]?.id : null;
  const id = own ?? only ?? chosen;
  const branch = branches.find((one) => one.id === id);
  const choices = own === null && branches.length > 1 ? branches : [];
  const isUnsaid = choices.length > 0 && !branch;
  // An enrolled device stands at its branch, unless the person works at another one only.
  if (enrolled && (own === null || own === enrolled.id))
    return { branch: enrolled, choices: [], state: 'ready', choose: () => undefined };
  return {
    branch,
    choices,
    state: isLoading || !user ? 'loading' : isUnsaid ? 'choosing' : 'ready',
    choose(next) {
      setChosen(next);
      localStorage.setItem(REMEMBERED, String(next));
    },
  };
}
