export * from '../generated/deal-prices';
