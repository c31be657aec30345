import { Injectable } from '@nestjs/common';

type Follow = (dealId: number) => Promise<void>;

/** Passes follow a deal's new limit per person. Redemptions registers how, because deals knows no passes. */
@Injectable()
export class LimitChanges {
  private readonly followers: Follow[] = [];

  register(follow: Follow): void {
    this.followers.push(follow);
  }

  /** Call within the transaction that changes the limit, after the deal is stored. */
  async follow(dealId: number): Promise<void> {
    for (const follower of this.followers) await follower(dealId);
  }
}
