import { useState } from 'react';
import { askNearMe, type NearMeProblem } from 'shared-ui/platform';

export interface NearMeState {
  asking: boolean;
  /** Null while all is well. */
  problem: NearMeProblem | null;
  /** The place, or null when there is none: then `problem` says why. */
  ask(): Promise<string | null>;
  dismiss(): void;
}

/** The reader's place, asked for when it is wanted and at no other time. */
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
