import { Injectable } from '@nestjs/common';
import type { SessionUser } from '../../../common/access/session-user.js';
import { OwnStandings } from '../../redemptions/index.js';
import { ReviewsService } from '../../reviews/index.js';
import type { OwnDealView } from './own-deal.view.js';

/** Parts of a deal's page for the signed-in customer. */
@Injectable()
export class OwnDeals {
  constructor(
    private readonly standings: OwnStandings,
    private readonly reviews: ReviewsService,
  ) {}

  /** @throws deal.not-found (404) */
  async one(user: SessionUser, dealId: number): Promise<OwnDealView> {
    const { openPass, used, usesLeft, rejections } = await this.standings.of(user, dealId);
    return {
      openPass,
      used,
      usesLeft,
      mayReview: await this.reviews.mayReview(user, dealId),
      refusals: rejections.map(({ code, message }) => ({ code, message })),
    };
  }
}
