export * from '../generated/webhooks';
