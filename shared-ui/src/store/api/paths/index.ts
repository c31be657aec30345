export * from '../generated/paths';

/** The reference of the API, a page of the backend. */
export const apiReferencePath = '/api/docs';
