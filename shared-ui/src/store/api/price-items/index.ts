export * from '../generated/price-items';
