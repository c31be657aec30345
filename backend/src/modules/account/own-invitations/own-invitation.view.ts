/** A person who came by one of the user's links. */
export class OwnInvitationView {
  id: number;
  /** Null for an erased account. */
  firstName: string | null;
  cameAt: string;
  /** Null if the link was deleted, 30 days after its end. */
  dealId: number | null;
  dealTitle: string | null;
  dealTitleNe: string | null;
  /**
   * `waiting` for the person's first use, `earned`, `ended` without a use; no points: `monthly-limit`, or `same-circle` if
   * both share a device, phone number, payment account or business.
   */
  state: 'waiting' | 'earned' | 'ended' | 'monthly-limit' | 'same-circle';
  /** Set for `earned`. */
  points: number | null;
  earnedAt: string | null;
}
