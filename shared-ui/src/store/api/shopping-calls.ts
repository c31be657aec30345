/** Calls of the favorites and the cart. For visitors without a session the browser provides the responses. */
export const favoriteCalls = {
  ids: { url: '/api/favorites/ids' },
  page: (cursor: string) => ({ url: '/api/favorites', params: { cursor: cursor || undefined } }),
  preview: (items: string) => ({ url: '/api/favorites/preview', params: { items } }),
  set: (dealId: number, isFavorite: boolean) => ({
    url: `/api/favorites/${dealId}`,
    method: isFavorite ? 'PUT' : 'DELETE',
  }),
  merge: (items: readonly unknown[]) => ({ url: '/api/favorites/merge', method: 'POST', body: { items } }),
};

export const cartCalls = {
  read: { url: '/api/cart' },
  preview: (items: string) => ({ url: '/api/cart/preview', params: { items } }),
  put: (dealId: number, quantity: number) => ({
    url: `/api/cart/${dealId}`,
    method: 'PUT',
    body: { quantity },
  }),
  merge: (items: readonly unknown[]) => ({ url: '/api/cart/merge', method: 'POST', body: { items } }),
};
