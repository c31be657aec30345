export type GoLiveStepName = 'email' | 'papers' | 'branch' | 'deal' | 'card';
export type GoLiveState = 'open' | 'in-check' | 'done' | 'sent-back' | 'waits';
export type MissingPaper = 'tax' | 'registration' | 'vatNumber' | 'registrationNumber';

export class GoLiveStepView {
  step: GoLiveStepName;
  /** `in-check`: an admin decides. `waits`: another step must be done first. */
  state: GoLiveState;
  /** Estimated duration in minutes. */
  minutes: number;
  /** Reason given by the admin for sending the step back. */
  reason: string | null;
  /** Step that must be done first. */
  waitsFor: GoLiveStepName | null;
  /** Start of the check, as ISO 8601. */
  since: string | null;
  /** Expected time of the decision: the end of a business day in Nepal. Null if the step is not in check. */
  expectedBy: string | null;
  /** Documents and numbers that are missing. */
  missing: MissingPaper[];
  /** Id of the deal that was sent back. */
  dealId: number | null;
  /** Id of the draft that was saved last. */
  draftId: number | null;
}

/** Onboarding steps of a business until customers can find it. */
export class GoLiveView {
  steps: GoLiveStepView[];
  /** True after the first redemption. */
  hasRedemptions: boolean;
}
