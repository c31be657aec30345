/** The same for known and unknown numbers. */
export class PhoneLookupView {
  id: number;
  /** Time until which the word can be said. */
  expiresAt: string;
}
