export * from '../generated/paths';

/** References of the API, pages of the backend. */
export const apiReferencePaths = {
  business: '/api/docs/business',
  marketplace: '/api/docs/admin',
  public: '/api/docs',
  errors: '/api/docs/errors',
};
