export {};

declare module '../../common/outbox/domain-events.js' {
  interface DomainEvents {
    'review.written': { reviewId: number; dealId: number };
    /** One for each manager who is told of low stars. */
    'review.low-stars': { reviewId: number; dealId: number; userId: number };
    'review.hidden': { reviewId: number };
    'review.replied': { reviewId: number; dealId: number };
    'review.reported': { reviewId: number };
  }
}

declare module '../../common/http-cache/cache-tags.js' {
  interface CacheTags {
    reviews: true;
  }
}
