import { PACK_HOURS } from './pack-limits.js';

/** A contact renews the allowance at most once an hour; it lasts that hour longer. */
const LASTS = `interval '${PACK_HOURS + 1} hours'`;

/** Writes a row of a limited deal only if it changes. $1 device, $2 deals, $3 limit of the device. */
export const GRANT = `
  INSERT INTO counter_allowances AS a (device_id, deal_id, allowed, expires_at)
  SELECT $1, granted.id, $3, now() + ${LASTS} FROM unnest($2::int[]) AS granted (id) ORDER BY granted.id
  ON CONFLICT (device_id, deal_id) DO UPDATE SET allowed = excluded.allowed, granted_at = now(), expires_at = excluded.expires_at
    WHERE a.allowed <> excluded.allowed OR a.granted_at < now() - interval '1 hour'`;

/**
 * Sets places aside that the device lacks, in the order of the deals. One statement, so that the capacities are
 * locked for one round trip. Rows are `PlacesChange`. $1 device, $2 deals with room.
 */
export const SET_ASIDE = `
  WITH lacking AS (
    SELECT deal_id, allowed - set_aside AS places FROM counter_allowances
    WHERE device_id = $1 AND deal_id = ANY($2) AND set_aside < allowed ORDER BY deal_id FOR UPDATE
  ), taken AS MATERIALIZED (
    SELECT lacking.deal_id, aside.places, aside.is_full
    FROM lacking CROSS JOIN LATERAL deal_capacities_set_aside(lacking.deal_id, lacking.places) AS aside
  ), kept AS (
    UPDATE counter_allowances a SET set_aside = a.set_aside + taken.places FROM taken
    WHERE a.device_id = $1 AND a.deal_id = taken.deal_id AND taken.places > 0
  )
  SELECT deal_id AS "dealId", is_full AS "isTurn" FROM taken`;

/** Rows are `PlacesChange`. */
const GIVE_BACK = `
  , emptied AS (
    UPDATE counter_allowances a SET set_aside = a.set_aside - surplus.places FROM surplus
    WHERE a.device_id = surplus.device_id AND a.deal_id = surplus.deal_id RETURNING a.deal_id, surplus.places
  ), by_deal AS (SELECT deal_id, sum(places)::int AS places FROM emptied GROUP BY deal_id ORDER BY deal_id)
  SELECT deal_id AS "dealId", deal_capacities_give_back(deal_id, places) AS "isTurn" FROM by_deal`;

/** Gives back what is above a lowered limit. $1 device. */
export const GIVE_BACK_SURPLUS = `
  WITH surplus AS (
    SELECT device_id, deal_id, set_aside - allowed AS places FROM counter_allowances
    WHERE device_id = $1 AND set_aside > allowed ORDER BY deal_id FOR UPDATE
  )${GIVE_BACK}`;

/** Gives back everything of a device whose entries have arrived. $1 device. */
export const GIVE_BACK_ALL = `
  WITH surplus AS (
    SELECT device_id, deal_id, set_aside AS places FROM counter_allowances
    WHERE device_id = $1 AND set_aside > 0 ORDER BY deal_id FOR UPDATE
  )${GIVE_BACK}`;

/** Gives back places of devices without a contact for 72 hours. */
export const GIVE_BACK_DUE = `
  WITH surplus AS (
    SELECT device_id, deal_id, set_aside AS places FROM counter_allowances
    WHERE set_aside > 0 AND expires_at <= now() ORDER BY deal_id, device_id LIMIT 200 FOR UPDATE SKIP LOCKED
  )${GIVE_BACK}`;

/** Uses one place that is set aside; no row if the device has none. $1 device, $2 deal. */
export const USE_SET_ASIDE = `
  UPDATE counter_allowances SET set_aside = set_aside - 1 WHERE device_id = $1 AND deal_id = $2 AND set_aside > 0 RETURNING deal_id`;
