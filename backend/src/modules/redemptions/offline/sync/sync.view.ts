export type EntryOutcome = 'confirmed' | 'double' | 'cancelled' | 'expired' | 'refused' | 'undone';

/** The use that counts. */
export class FirstUseView {
  at: string;
  branch: string | null;
  /** First name. */
  person: string | null;
}

/** What became of an entry of a device. */
export class SyncedEntryView {
  /** 0 if the entry has no number. */
  number: number;
  outcome: EntryOutcome;
  /** Stable, such as `entry.double`. */
  message: string;
  /** Null if the entry names no pass of the business. */
  passId: string | null;
  /** First name and initial. */
  customer: string | null;
  dealTitle: string | null;
  dealTitleNe: string | null;
  /** Whole rupees charged. */
  amount: number | null;
  /** Whole rupees of the discount, which the business bears unless the use counts. */
  saves: number | null;
  /** Points that the use earned. */
  points: number;
  /** Time of the entry by the server's clock. */
  at: string | null;
  /** The use that counts instead of a double one. */
  first: FirstUseView | null;
  /** Number of the entry that the server expects next; set with `entry.chain`. */
  expected: number | null;
}
