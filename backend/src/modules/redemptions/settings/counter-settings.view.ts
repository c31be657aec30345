/** What the owner decides about the counters of a business. */
export class CounterSettingsView {
  /** Hour at which the business day begins. */
  dayStartsAt: number;
  /** Minutes without a touch or key after which a counter asks for the PIN again. */
  idleMinutes: number;
  /** Difference in whole rupees above which a manager signs the daily close too. */
  differenceLimit: number;
}
