/** A link that invites to a deal. */
export class InviteLinkView {
  /** @example 'https://dobbar.example/deals/42?i=Yz3kD0w1Qm8sV_2a' */
  url: string;
  expiresAt: string;
  /** Points for each of the two customers at the first use by the invited one; 0 if rewards are disabled. */
  points: number;
}

/** An invitation as the invited customer sees it. */
export class DealInvitationView {
  /** First name and initial. @example 'Sujata R.' */
  invitedBy: string;
  /** Points for each of the two customers at the first use by the invited one; 0 if rewards are disabled. */
  points: number;
}
