export {};

declare module '../../common/outbox/domain-events.js' {
  interface DomainEvents {
    'deal.submitted': { dealId: number };
    'deal.approved': { dealId: number };
    'deal.rejected': { dealId: number };
    'deal.change-asked': { dealId: number };
    'deal.ending': { dealId: number };
  }
}

declare module '../../common/http-cache/cache-tags.js' {
  interface CacheTags {
    deals: true;
    'search-terms': true;
  }
}
