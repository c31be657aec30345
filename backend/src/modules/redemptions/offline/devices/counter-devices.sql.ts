/** A device and the facts that decide about its entries. */
export interface DeviceRow {
  id: number;
  vendorId: number;
  branchId: number | null;
  name: string;
  keyX: string;
  keyY: string;
  offlineLimit: number;
  enrolledAt: Date;
  lastContactAt: Date;
  lastNumber: number;
  lastHash: Buffer | null;
  /** Corrected time of its last entry. */
  lastUsedAt: Date | null;
  withdrawnAt: Date | null;
}

const ROW = `
  d.id, d.vendor_id AS "vendorId", d.branch_id AS "branchId", d.name, d.key_x AS "keyX", d.key_y AS "keyY", d.offline_limit AS "offlineLimit",
  d.enrolled_at AS "enrolledAt", d.last_contact_at AS "lastContactAt", d.last_number AS "lastNumber", d.last_hash AS "lastHash",
  d.last_used_at AS "lastUsedAt", d.withdrawn_at AS "withdrawnAt"`;

/** $1 the device, $2 the business. */
export const DEVICE = `SELECT ${ROW} FROM counter_devices d WHERE d.id = $1 AND d.vendor_id = $2`;

/** Entries of one device wait for each other. $1 the device. */
export const LOCK_DEVICE = `SELECT ${ROW} FROM counter_devices d WHERE d.id = $1 FOR NO KEY UPDATE`;

const VIEW = `
  SELECT d.id, d.name, d.branch_id AS "branchId", b.name AS "branchName", CASE WHEN d.withdrawn_at IS NULL THEN 'active' ELSE 'withdrawn' END AS state,
    d.offline_limit AS "offlineLimit", d.last_number AS "lastNumber", iso(d.last_contact_at) AS "lastContactAt", iso(d.enrolled_at) AS "enrolledAt",
    u.first_name AS "enrolledBy", iso(d.withdrawn_at) AS "withdrawnAt",
    (SELECT count(*)::int FROM counter_entries e WHERE e.device_id = d.id AND e.outcome = 'double') AS doubles
  FROM counter_devices d LEFT JOIN branch_places b ON b.id = d.branch_id LEFT JOIN person_names u ON u.id = d.enrolled_by`;

/** Active devices first. $1 the business, $2 the branch or null for all. */
export const DEVICES = `${VIEW} WHERE d.vendor_id = $1 AND ($2::int IS NULL OR d.branch_id = $2)
  ORDER BY (d.withdrawn_at IS NOT NULL), d.id DESC LIMIT 200`;

/** $1 the device, $2 the business. */
export const ONE_DEVICE = `${VIEW} WHERE d.id = $1 AND d.vendor_id = $2`;

/**
 * Takes the lowest free place of the branch. Inserts nothing if all ten are taken; a unique index rejects the
 * second of two requests for one place. $1 business, $2 branch, $3 name, $4 and $5 key, $6 who.
 */
export const ENROL = `
  INSERT INTO counter_devices (vendor_id, branch_id, place, name, key_x, key_y, enrolled_by)
  SELECT $1, $2, min(free.place), $3, $4, $5, $6 FROM generate_series(1, 10) AS free (place)
  WHERE NOT EXISTS (SELECT 1 FROM counter_devices d WHERE d.branch_id = $2 AND d.place = free.place AND d.withdrawn_at IS NULL)
  HAVING min(free.place) IS NOT NULL
  RETURNING id`;

/** $1 the device, $2 the name or null, $3 the limit or null. */
export const CHANGE_DEVICE = `
  UPDATE counter_devices SET name = coalesce($2, name), offline_limit = coalesce($3::int, offline_limit) WHERE id = $1`;

/** $1 the device, $2 who. No row if it was withdrawn before. */
export const WITHDRAW = `
  UPDATE counter_devices SET withdrawn_at = now(), withdrawn_by = $2 WHERE id = $1 AND withdrawn_at IS NULL RETURNING vendor_id AS "vendorId"`;

/** A row if the device `$2` (text) belongs to a business of the admin `$1`. */
export const OWN_DEVICE = `
  SELECT 1 FROM counter_devices d JOIN staff_roles s ON s.vendor_id = d.vendor_id WHERE d.id = $2::int AND s.user_id = $1`;
