import { generateKeyPairSync } from 'node:crypto';
import { forManagers, one, ownForManagers, type Row } from './rows.js';

const newDeviceKey = () => {
  const { kty, crv, x, y } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({
    format: 'jwk',
  });
  return { kty, crv, x, y };
};

/** Routes of the devices of a counter. */
export const OF_DEVICES: Readonly<Record<string, Row>> = {
  'GET /api/counter/devices': ownForManagers('/api/counter/devices'),
  'POST /api/counter/devices': {
    call: async (a) => ({
      path: '/api/counter/devices',
      body: { name: 'Bar', branchId: await a.branch(), publicKey: newDeviceKey() },
    }),
    expected: [404, 201, 403, 403, 403, 401],
  },
  'GET /api/counter/devices/{id}': forManagers(
    one(
      (a) => a.device(),
      (id) => `/api/counter/devices/${id}`,
    ),
  ),
  'PATCH /api/counter/devices/{id}': forManagers(
    one(
      (a) => a.device(),
      (id) => `/api/counter/devices/${id}`,
      { name: 'Taken over' },
    ),
  ),
  'DELETE /api/counter/devices/{id}': forManagers(
    one(
      (a) => a.device(),
      (id) => `/api/counter/devices/${id}`,
    ),
    204,
  ),
  'GET /api/counter/pack': {
    call: async (a) => ({ path: `/api/counter/pack?deviceId=${await a.device()}` }),
    expected: [404, 200, 404, 404, 403, 401],
  },
  // A person of another business, or of another branch than the device's, is not found.
  'POST /api/counter/shifts': {
    call: async (a) => ({
      path: '/api/counter/shifts',
      body: { deviceId: await a.device(), userId: a.shop.owner.id, pin: '0000' },
    }),
    expected: [404, 409, 404, 404, 403, 401],
  },
  'PUT /api/counter/people/{userId}/pin': {
    call: async (a) => ({ path: `/api/counter/people/${await a.staffUser()}/pin`, body: { pin: '4711' } }),
    expected: [404, 204, 403, 404, 403, 401],
  },
  // Anybody at a counter of the business may send the entries of a device.
  'POST /api/counter/sync': {
    call: async (a) => ({
      path: '/api/counter/sync',
      body: { deviceId: await a.device(), entries: [{ body: 'e30', signature: 'A'.repeat(86) }] },
    }),
    expected: [404, 200, 200, 404, 403, 401],
  },
};
