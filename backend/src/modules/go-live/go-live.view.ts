export type GoLiveStepName = 'email' | 'papers' | 'branch' | 'deal' | 'card';
export type GoLiveState = 'open' | 'in-check' | 'done' | 'sent-back' | 'waits';
export type MissingPaper = 'tax' | 'registration' | 'vatNumber' | 'registrationNumber';

export class GoLiveStepView {
  step: GoLiveStepName;
  /** `in-check`: an admin decides; `waits`: another step comes first. */
  state: GoLiveState;
  /** How long it takes. */
  minutes: number;
  /** What the admin wrote who sent it back. */
  reason: string | null;
  /** The step that comes first. */
  waitsFor: GoLiveStepName | null;
  /** Since when it is checked. ISO 8601. */
  since: string | null;
  /** By when the decision is expected: the end of a business day in Nepal. Null while nothing is checked. */
  expectedBy: string | null;
  /** The documents and numbers that are still needed. */
  missing: MissingPaper[];
  /** The deal that was sent back. */
  dealId: number | null;
  /** The draft that was written last. */
  draftId: number | null;
}

/** What a business does until customers find it. */
export class GoLiveView {
  steps: GoLiveStepView[];
  /** Whether a code was used already. */
  hasRedemptions: boolean;
}
