export {};

declare module '../../common/outbox/domain-events.js' {
  interface DomainEvents {
    'deal.submitted': { dealId: number };
    'deal.approved': { dealId: number };
    'deal.rejected': { dealId: number };
    'deal.change-asked': { dealId: number };
    'deal.ending': { dealId: number };
    /** A business recorded a regular price with a photo. */
    'price.recorded': { vendorId: number; itemId: number; regularPrice: number; from: string };
  }
}

declare module '../../common/http-cache/cache-tags.js' {
  interface CacheTags {
    /** Every deal and every list of deals. */
    deals: true;
    [deal: `deal:${number}`]: true;
    /** Lists, when a deal begins or ceases to be listed. */
    'deal-lists': true;
    /** Prices and texts of any deal, for responses with more deals than tags. */
    'deal-map': true;
    'deals:late': true;
    'search-terms': true;
  }
}
