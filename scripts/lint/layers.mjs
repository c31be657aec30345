/**
 * The layers of the backend modules. A module imports, reads and calls modules of lower layers only.
 *
 * A key is a folder of backend/src/modules. `approvals` is between `settings`, which it imports, and `billing`, which imports it.
 * `api-keys` is below `redemptions`, whose lists name the key of a use.
 * `honour` is above `orders`, whose refunds a case carries out (ADR 96).
 * `integrations` is above the modules whose events its webhooks send (ADR 102).
 * `sandbox` creates the business of a test key with the services of the modules below it (ADR 108).
 * `releases` writes to the audit log, so it is above `audit` (ADR 112).
 * `loyalty` is below `deals`, which shows and limits the points of a deal (ADR 44).
 */
export const layers = {
  common: 1,
  audit: 2,
  media: 2,
  notifications: 2,
  releases: 3,
  auth: 3,
  settings: 4,
  catalog: 4,
  worklist: 4,
  vendors: 5,
  support: 5,
  approvals: 5,
  'api-keys': 6,
  billing: 6,
  payments: 7,
  subscriptions: 8,
  loyalty: 9,
  deals: 10,
  redemptions: 11,
  favorites: 11,
  reviews: 12,
  orders: 12,
  analytics: 12,
  honour: 13,
  integrations: 13,
  account: 14,
  site: 14,
  admin: 14,
  'go-live': 14,
  sandbox: 14,
};

/** @throws if the module is not in the list */
export function layerOf(module) {
  const layer = layers[module];
  if (layer === undefined)
    throw new Error(`The module ${module} has no layer. Add it to scripts/lint/layers.mjs.`);
  return layer;
}

/** Returns true if `from` may use `to`: the same module, or one of a lower layer. */
export const mayUse = (from, to) => from === to || layerOf(to) < layerOf(from);
