export * from '../generated/social-pictures';
