import type { GoLiveStepView } from 'shared-ui/api/go-live';

export type StepName = GoLiveStepView['step'];

const isHandedOver = ({ state }: Pick<GoLiveStepView, 'state'>): boolean =>
  state === 'done' || state === 'in-check';

export interface Progress {
  /** Number of steps that are done or in review. */
  done: number;
  all: number;
  /** Minutes needed for the other steps. */
  minutes: number;
}

export function progressOf(steps: readonly Pick<GoLiveStepView, 'state' | 'minutes'>[]): Progress {
  const open = steps.filter((step) => !isHandedOver(step));
  return {
    done: steps.length - open.length,
    all: steps.length,
    minutes: open.reduce((sum, { minutes }) => sum + minutes, 0),
  };
}

/** Returns the first step that was sent back; otherwise the first open step. */
export function nextStepOf(steps: readonly Pick<GoLiveStepView, 'step' | 'state'>[]): StepName | null {
  const find = (state: GoLiveStepView['state']) => steps.find((step) => step.state === state)?.step;
  return find('sent-back') ?? find('open') ?? null;
}
