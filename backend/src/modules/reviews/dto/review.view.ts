export class ReviewView {
  id: number;
  dealId: number;
  rating: number;
  comment: string | null;
  createdAt: string;
  updatedAt: string;
  /** First name and an initial. */
  author: string;
  verifiedVisit: boolean;
  /** The business's answer. */
  reply: string | null;
  repliedAt: string | null;
}
