export * from '../generated/newsletter';
