import type { KeyKind } from './api-key-secret.js';
import type { Scope } from '../../common/api-keys/scopes.js';

const ROW = `
  SELECT k.id, k.kind, k.name, CASE WHEN k.withdrawn_at IS NOT NULL THEN 'withdrawn' WHEN k.expires_at <= now() THEN 'ended' ELSE 'active' END AS state,
    k.last_four AS "lastFour", k.scopes, k.branch_id AS "branchId", b.name AS "branchName", 
    ARRAY(SELECT abbrev(one.network) FROM unnest(k.allowed_addresses) WITH ORDINALITY AS one (network, position) ORDER BY position) AS "allowedAddresses",
    k.version, iso(k.created_at) AS "createdAt", u.shown_name AS "createdBy", iso(k.expires_at) AS "expiresAt", iso(k.last_used_at) AS "lastUsedAt",
    CASE WHEN k.previous_until > now() THEN iso(k.previous_until) END AS "previousUntil", iso(k.withdrawn_at) AS "withdrawnAt"
  FROM api_keys k JOIN person_names u ON u.id = k.created_by LEFT JOIN branch_places b ON b.id = k.branch_id
  WHERE k.vendor_id IS NOT DISTINCT FROM $1::int`;

/** Active keys first; revoked and ended ones for 90 days. $1 the business, null for the marketplace. */
export const KEYS = `${ROW} AND least(k.withdrawn_at, k.expires_at, 'infinity') > now() - interval '90 days'
  ORDER BY (least(k.withdrawn_at, k.expires_at, 'infinity') <= now()), k.id DESC LIMIT 200`;

/** $1 the business, $2 the key. */
export const ONE_KEY = `${ROW} AND k.id = $2`;

/** $1 the business, $2 kind. */
export const ACTIVE_KEYS = `
  SELECT count(*)::int AS count FROM api_keys
  WHERE vendor_id IS NOT DISTINCT FROM $1::int AND kind = $2 AND withdrawn_at IS NULL AND (expires_at IS NULL OR expires_at > now())`;

/** $1 business, $2 branch, $3 name, $4 hash, $5 last four, $6 scopes, $7 networks, $8 version, $9 who, $10 days or null. */
export const ADD_KEY = `
  INSERT INTO api_keys (vendor_id, branch_id, name, secret_hash, last_four, scopes, allowed_addresses, version, created_by, expires_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7::inet[], $8, $9, now() + make_interval(days => $10::int)) RETURNING id`;

/**
 * A test key. A live database stores no hash, the sandbox's database does. A key that exists stays as it is.
 * $1 business, $2 name, $3 hash or null, $4 last four, $5 scopes, $6 networks, $7 version, $8 who, $9 days or null, $10 its id at the sandbox.
 */
export const ADD_TEST_KEY = `
  INSERT INTO api_keys (kind, vendor_id, name, secret_hash, last_four, scopes, allowed_addresses, version, created_by, expires_at, sandbox_id)
  VALUES ('test', $1, $2, $3, $4, $5, $6::inet[], $7, $8, now() + make_interval(days => $9::int), $10)
  ON CONFLICT (sandbox_id) DO NOTHING RETURNING id`;

/** Id at the sandbox of a key that was not revoked; null for a live one. $1 the business, $2 the key. */
export const SANDBOX_ID = `
  SELECT sandbox_id AS "sandboxId" FROM api_keys WHERE vendor_id IS NOT DISTINCT FROM $1::int AND id = $2 AND withdrawn_at IS NULL`;

/** $1 id at the sandbox. */
export const KNOWN_TEST_KEY = 'SELECT 1 FROM api_keys WHERE sandbox_id = $1';

/** $1 id at the sandbox. */
export const CLOSE_TEST_KEY =
  'UPDATE api_keys SET withdrawn_at = now() WHERE sandbox_id = $1 AND withdrawn_at IS NULL';

/** Moves the clock forward; of concurrent changes the later time stays. $1 the key, $2 seconds ahead of the real time. */
export const MOVE_CLOCK = `
  UPDATE api_keys SET clock_shift_seconds = $2 WHERE id = $1 AND kind = 'test' AND clock_shift_seconds <= $2 RETURNING id`;

/** $1 the business, $2 the key, $3 name, $4 scopes, $5 networks; null for what remains. */
export const CHANGE_KEY = `
  UPDATE api_keys SET name = coalesce($3, name), scopes = coalesce($4::text[], scopes), allowed_addresses = coalesce($5::inet[], allowed_addresses)
  WHERE vendor_id IS NOT DISTINCT FROM $1::int AND id = $2`;

/** The key before stays valid for 24 hours; one before that ends at once. $1 the business, $2 the key, $3 hash, $4 last four. */
export const ROTATE_KEY = `
  UPDATE api_keys SET previous_hash = secret_hash, previous_until = now() + interval '24 hours', secret_hash = $3, last_four = $4
  WHERE vendor_id IS NOT DISTINCT FROM $1::int AND id = $2`;

/** $1 the business, $2 the key. No row if it was withdrawn before. */
export const WITHDRAW_KEY = `
  UPDATE api_keys SET withdrawn_at = now() WHERE vendor_id IS NOT DISTINCT FROM $1::int AND id = $2 AND withdrawn_at IS NULL RETURNING id`;

/** A valid key and whom it acts for. */
export interface CallerRow {
  id: number;
  name: string;
  scopes: Scope[];
  version: string;
  kind: KeyKind;
  /** Seconds by which the clock of a test key's business is ahead. */
  clockShift: number;
  branchId: number | null;
  /** The owner of the business, or the admin who created a key of the marketplace. */
  personId: number;
  isEmailVerified: boolean;
  vendorId: number | null;
  businessName: string | null;
  nameNe: string | null;
  isAllowedHere: boolean;
  /** True if the last use was stored more than a minute ago. */
  isStale: boolean;
}

/**
 * A key ends with the account of its owner, and a key of the marketplace also with the owner's role of the
 * admin who created it. $1 hash, $2 address of the caller, $3 kind.
 */
export const CALLER_OF_KEY = `
  SELECT k.id, k.name, k.scopes, k.version, k.kind, k.clock_shift_seconds AS "clockShift", k.branch_id AS "branchId", u.id AS "personId", u.email_verified_at IS NOT NULL AS "isEmailVerified",
    v.id AS "vendorId", v.business_name AS "businessName", v.name_ne AS "nameNe",
    cardinality(k.allowed_addresses) = 0 OR $2::inet <<= ANY (k.allowed_addresses) AS "isAllowedHere",
    coalesce(k.last_used_at < now() - interval '1 minute', true) AS "isStale"
  FROM api_keys k LEFT JOIN vendor_cards v ON v.id = k.vendor_id
    JOIN person_names u ON u.id = coalesce(v.user_id, k.created_by) LEFT JOIN admin_role_facts r ON r.user_id = u.id
  WHERE (k.secret_hash = $1 OR (k.previous_hash = $1 AND k.previous_until > now())) AND k.kind = $3
    AND k.withdrawn_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > now())
    AND u.suspended_at IS NULL AND u.erased_at IS NULL AND (k.vendor_id IS NOT NULL OR (u.role = 'admin' AND r.role = 'owner'))`;

/** $1 the key. One of several concurrent calls writes. */
export const NOTE_USE = `
  UPDATE api_keys SET last_used_at = now() WHERE id = $1 AND (last_used_at IS NULL OR last_used_at < now() - interval '1 minute')`;

/** $1 the user. */
export const CREATED_BY = `
  SELECT id, name, last_four AS "lastFour", iso(created_at) AS "createdAt" FROM api_keys WHERE created_by = $1 ORDER BY id`;
