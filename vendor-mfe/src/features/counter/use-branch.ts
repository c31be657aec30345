import { useState } from 'react';
import { useVendorsLocationsQuery, type BranchView } from 'shared-ui/api/vendors';
import { useCurrentUser } from 'shared-ui/platform';

const REMEMBERED = 'counter-branch';

export interface CounterBranch {
  /** Where the counter stands, where that is known. */
  readonly branch: BranchView | undefined;
  /** The branches to choose from; none when there is nothing to choose. */
  readonly choices: readonly BranchView[];
  /** `choosing`: nothing is accepted before somebody says which of the branches this is. */
  readonly state: 'loading' | 'choosing' | 'ready';
  choose(id: number): void;
}

/** Staff of one branch stand there; others say where, and the device remembers it (J1). */
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
