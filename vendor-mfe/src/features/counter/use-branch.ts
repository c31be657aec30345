import { useState } from 'react';
import { useVendorsLocationsQuery, type BranchView } from 'shared-ui/api/vendors';
import { useCurrentUser } from 'shared-ui/platform';

const REMEMBERED = 'counter-branch';

export interface CounterBranch {
  /** Branch of the counter; undefined until it is known. */
  readonly branch: BranchView | undefined;
  /** Branches to choose from; empty if there is no choice. */
  readonly choices: readonly BranchView[];
  /** `choosing`: codes cannot be accepted until a branch is selected. */
  readonly state: 'loading' | 'choosing' | 'ready';
  choose(id: number): void;
}

/** Branch of the counter. Staff of one branch use theirs; other staff select it once per device (J1). */
export function useBranch(): CounterBranch {
  const { user } = useCurrentUser();
  const own = user?.staffOf?.branchId ?? null;
  const { data: branches = [], isLoading } = useVendorsLocationsQuery();
  const [chosen, setChosen] = useState(() => Number(localStorage.getItem(REMEMBERED)) || null);
  const only = branches.length === 1 ? branches[0]?.id : null;
  const id = own ?? only ?? chosen;
  const branch = branches.find((one) => one.id === id);
  const choices = own === null && branches.length > 1 ? branches : [];
  const isUnsaid = choices.length > 0 && !branch;
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
