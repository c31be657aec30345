import { useState } from 'react';
import { useVendorsLocationsQuery, type BranchView } from 'shared-ui/api/vendors';
import { useCurrentUser } from 'shared-ui/session';

const REMEMBERED = 'counter-branch';

interface CounterBranch {
  /** Where the counter stands, where that is known. */
  readonly branch: BranchView | undefined;
  /** The branches to choose from; none when there is nothing to choose. */
  readonly choices: readonly BranchView[];
  choose(id: number | null): void;
}

/** Staff of one branch stand there; others say where, and the device remembers it. */
export function useBranch(): CounterBranch {
  const own = useCurrentUser().user?.staffOf?.branchId ?? null;
  const { data: branches = [] } = useVendorsLocationsQuery();
  const [chosen, setChosen] = useState(() => Number(localStorage.getItem(REMEMBERED)) || null);
  const only = branches.length === 1 ? branches[0]?.id : null;
  const id = own ?? only ?? chosen;
  return {
    branch: branches.find((branch) => branch.id === id),
    choices: own === null && branches.length > 1 ? branches : [],
    choose(next) {
      setChosen(next);
      localStorage.setItem(REMEMBERED, String(next ?? ''));
    },
  };
}
