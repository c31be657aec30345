import { BrandView } from '../../deals/index.js';

/** A business that the customer follows. */
export class FollowedBrandView extends BrandView {
  followedAt: string;
}
