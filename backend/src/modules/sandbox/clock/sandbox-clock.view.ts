/** The clock of a test key's business. */
export class SandboxClockView {
  /** The present time of the business. */
  time: string;
  /** Seconds by which it is ahead of the real time. */
  aheadSeconds: number;
}
