/** The page that stands in for others without a connection; `from` says for which. */
export const offlinePath = '/offline';
