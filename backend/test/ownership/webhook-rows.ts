import { forOwners, one, ownForOwners, type Row } from './rows.js';
import type { ShopA } from './shop-a.js';

const BASE = '/api/vendors/me/webhooks';

const ofOwners = (path: string, body?: unknown): Row =>
  forOwners(
    one(
      (a: ShopA) => a.webhook(),
      (id) => `${BASE}/${id}${path}`,
      body,
    ),
  );

/** Routes of the webhooks. */
export const OF_WEBHOOKS: Readonly<Record<string, Row>> = {
  'GET /api/vendors/me/webhooks': ownForOwners(BASE),
  'POST /api/vendors/me/webhooks': ownForOwners(BASE, {
    url: 'https://till.example.com/',
    eventTypes: ['payout.made'],
  }),
  'PATCH /api/vendors/me/webhooks/{id}': ofOwners('', { isActive: false }),
  'DELETE /api/vendors/me/webhooks/{id}': ofOwners(''),
  'POST /api/vendors/me/webhooks/{id}/rotate': ofOwners('/rotate'),
  'POST /api/vendors/me/webhooks/{id}/test': ofOwners('/test'),
  'GET /api/vendors/me/webhooks/{id}/deliveries': ofOwners('/deliveries'),
  'POST /api/vendors/me/webhooks/{id}/deliveries/{delivery}/resend': {
    call: async (a) => {
      const id = await a.webhook();
      return { path: `${BASE}/${id}/deliveries/${await a.webhookDelivery(id)}/resend` };
    },
    expected: [404, 403, 403, 403, 403, 401],
  },
};
