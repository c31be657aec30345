export * from '../generated/brands';
export * from './brand-pages';
