export * from '../generated/paths';

/** The reference of the API, a page of the backend. */
/** Reference of the API for programs of a business or of the marketplace. */
export const apiReferencePaths = { business: '/api/docs/business', marketplace: '/api/docs/admin' };
