import type { PassView } from 'shared-ui/api/redemptions';

/** Line of a hot deal in which the customer waits. */
export interface Line {
  /** Number of customers before this one. */
  before: number;
  /** Ends the wait. */
  stop(): void;
}

export interface Issued {
  pass: PassView;
  /** True if the code was issued just now. */
  isNew: boolean;
}
