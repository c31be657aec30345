export * from './deal.policy';
