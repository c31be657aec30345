/** Page shown for other pages while offline; the query parameter `from` contains the requested address. */
export const offlinePath = '/offline';
