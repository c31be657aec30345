/** A link that invites to a deal. */
export class InviteLinkView {
  /** @example 'https://dobbar.example/deals/42?i=Yz3kD0w1Qm8sV_2a' */
  url: string;
  expiresAt: string;
  /** What both get with the first use of the invited customer; 0 when nothing is given. */
  points: number;
}

/** An invitation as its guest sees it. */
export class DealInvitationView {
  /** First name and initial. @example 'Sujata R.' */
  invitedBy: string;
  /** What both get with the first use of the invited customer; 0 when nothing is given. */
  points: number;
}
