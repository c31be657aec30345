export {};

declare module '../../common/outbox/domain-events.js' {
  interface DomainEvents {
    'vendor.registered': { vendorId: number };
    'vendor.verified': { vendorId: number };
    'vendor.rejected': { vendorId: number };
    'vendor.suspended': { vendorId: number };
    'vendor.reinstated': { vendorId: number };
    'vendor.change-asked': { vendorId: number };
    'vendor.change-approved': { vendorId: number };
    'vendor.change-rejected': { vendorId: number };
  }
}

declare module '../../common/http-cache/cache-tags.js' {
  interface CacheTags {
    vendors: true;
  }
}
