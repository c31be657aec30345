export const listPath = '/api/vendors/me/plans';
