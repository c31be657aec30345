import { one, forManagers, ownForManagers, type Row } from './rows.js';

/** Routes of the items whose prices are logged. */
export const OF_PRICES: Readonly<Record<string, Row>> = {
  'GET /api/vendors/me/price-items': ownForManagers('/api/vendors/me/price-items'),
  'GET /api/vendors/me/price-items/reference': ownForManagers(
    '/api/vendors/me/price-items/reference?title=Two+plates+of+momo&startDate=2030-01-01',
  ),
  'POST /api/vendors/me/price-items': ownForManagers(
    '/api/vendors/me/price-items',
    { name: 'Plate of momo' },
    201,
  ),
  // The photo is unknown.
  'POST /api/vendors/me/price-items/{id}/prices': forManagers(
    one(
      (a) => a.priceItem(),
      (id) => `/api/vendors/me/price-items/${id}/prices`,
      { regularPrice: 500, from: '2030-01-01', photoId: crypto.randomUUID() },
    ),
    400,
  ),
};
