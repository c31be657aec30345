export * from '../generated/admin-webhooks';
