import { defineError } from '../../common/errors/app-error.js';

const LOST = "Sorry, we couldn't find the deal you're looking for. It may have expired or been removed.";

export const DealMissing = defineError('deal.not-found', 'not-found', LOST);
export const DealGone = defineError('deal.gone', 'gone', LOST);
export const DealNotLive = defineError('deal.not-live', 'conflict', 'This deal is not available right now.');
export const DealExpired = defineError('deal.expired', 'conflict', 'This deal has expired.');
export const DealSoldOut = defineError('deal.sold-out', 'conflict', 'This deal is sold out.');
export const DealBusy = defineError(
  'deal.busy',
  'too-many',
  'Many customers want this deal right now. Please wait a moment: you keep your place.',
);
export const DealLimitReached = defineError(
  'deal.limit-reached',
  'conflict',
  'You have already used this deal as often as it allows.',
);
export const DealDailyLimitReached = defineError(
  'deal.daily-limit-reached',
  'conflict',
  'This deal is used up for today. Please come back tomorrow.',
);
export const DealOfOwnBusiness = defineError(
  'deal.own-business',
  'forbidden',
  'You cannot redeem or review a deal of a business you work for.',
);
export const DealPrepaidOnly = defineError(
  'deal.prepaid-only',
  'conflict',
  'This deal is bought in advance.',
);
export const DealCounterOnly = defineError(
  'deal.counter-only',
  'conflict',
  'This deal is paid at the counter. You can redeem it right away.',
);
export const PriceContradicted = defineError(
  'deal.price-contradicted',
  'invalid',
  'The original price is above the lowest regular price before the discount.',
);
export const PriceItemMissing = defineError('price-item.not-found', 'not-found', 'There is no such item.');
export const PriceItemLimit = defineError(
  'price-item.limit',
  'conflict',
  'A business can have up to 200 items.',
);
export const DealStateForbids = defineError(
  'deal.state-forbids',
  'conflict',
  'This deal is in a state that does not allow this.',
);
export const DealFeaturingPaused = defineError(
  'deal.featuring-paused',
  'conflict',
  'Three cases were decided against this business, so its deals are not featured for 30 days.',
);
export const DealWasLive = defineError(
  'deal.was-live',
  'conflict',
  'A deal that has been live cannot be deleted. You can pause it.',
);
export const VendorNotVerified = defineError(
  'deal.vendor-not-verified',
  'conflict',
  'The business must be verified before its deals can go live.',
);
export const OwnModeration = defineError(
  'deal.own-moderation',
  'forbidden',
  'You cannot decide about a deal of your own business.',
);
export const RevisionMissing = defineError('revision.not-found', 'not-found', 'There is no such change.');
export const RevisionDecided = defineError(
  'revision.decided',
  'conflict',
  'This change has already been decided or replaced.',
);
export const DealChecksFailed = defineError(
  'deal.checks-failed',
  'conflict',
  'Not all checks of this deal pass. Please look at it first.',
);
export const DealAlreadyFeatured = defineError(
  'deal.already-featured',
  'conflict',
  'This deal is shown there at that time already.',
);
export const DealPhotoRequired = defineError(
  'deal.photo-required',
  'conflict',
  'Featured deals and Specials are shown with a photo, and this deal has none.',
);
export const CoverMissing = defineError('cover.not-found', 'not-found', 'This picture does not exist.');
