import { useState } from 'react';
import { askNearMe, type NearMeProblem } from 'shared-ui/platform';

export interface NearMeState {
  asking: boolean;
  /** Null without a failure. */
  problem: NearMeProblem | null;
  /** Returns the position; null on failure, which `problem` describes. */
  ask(): Promise<string | null>;
  dismiss(): void;
}

/** Position of the visitor. The browser is asked only on request. */
export function useNearMe(): NearMeState {
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<NearMeProblem | null>(null);

  async function ask(): Promise<string | null> {
    setAsking(true);
    setProblem(null);
    const answer = await askNearMe();
    setAsking(false);
    if ('place' in answer) return answer.place;
    setProblem(answer.problem);
    return null;
  }

  return { asking, problem, ask, dismiss: () => setProblem(null) };
}
