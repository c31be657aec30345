import { Injectable } from '@nestjs/common';

type Follow = (dealId: number) => Promise<void>;

/** Applies a deal's new limit per person to its passes. Redemptions registers the handler, because deals does not depend on passes. */
@Injectable()
export class LimitChanges {
  private readonly followers: Follow[] = [];

  register(follow: Follow): void {
    this.followers.push(follow);
  }

  /** Call within the transaction that changes the limit, after storing the deal. */
  async follow(dealId: number): Promise<void> {
    for (const follower of this.followers) await follower(dealId);
  }
}
