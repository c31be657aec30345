/** Quiet time for which a deal is advised. */
export class AdviceView {
  /** @example '2026-11-22.2.15' */
  id: string;
  /** 0 is Sunday. */
  weekday: number;
  /** @example '15:00' */
  hoursFrom: string;
  /** @example '18:00' */
  hoursUntil: string;
  /** Redemptions at this time in the last eight weeks. */
  uses: number;
}
