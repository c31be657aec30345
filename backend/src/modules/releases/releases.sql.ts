export type LastChange = 'released' | 'share' | 'returned' | 'returned-by-itself';

/** What visitors get of a remote. */
export interface StateRow {
  remote: string;
  number: number;
  live: string;
  previous: string | null;
  share: number;
  period: number;
}

const STATE = 'remote, number::float8 AS number, live, previous, share, period';

export const STATES = `SELECT ${STATE} FROM remote_releases ORDER BY remote`;

/** $1 remote. Changes of one remote wait for each other. */
export const LOCK_STATE = `SELECT ${STATE} FROM remote_releases WHERE remote = $1 FOR UPDATE`;

/** Versions of a list; those that it no longer names are not kept. $1 remote, $2 versions, $3 times. */
export const KNOW_VERSIONS = `
  WITH listed AS (SELECT * FROM unnest($2::text[], $3::timestamptz[]) AS one (version, released_at)),
    left_out AS (UPDATE remote_versions SET is_kept = false
      WHERE remote = $1 AND is_kept AND version NOT IN (SELECT version FROM listed))
  INSERT INTO remote_versions (remote, version, released_at) SELECT $1, version, released_at FROM listed
  ON CONFLICT (remote, version) DO UPDATE SET is_kept = true WHERE NOT remote_versions.is_kept`;

/** The first list of a remote. $1 remote, $2 number, $3 live. */
export const FIRST_STATE = `
  INSERT INTO remote_releases (remote, number, live, share, full_since, last_change) VALUES ($1, $2, $3, 100, now(), 'released')`;

/** $1 remote, $2 number, $3 live, $4 previous or null, $5 share, $6 what changed. */
export const CHANGE_STATE = `
  UPDATE remote_releases SET number = $2, live = $3, previous = $4, share = $5::smallint, last_change = $6, changed_at = now(),
    period = period + (live <> $3)::int,
    full_since = CASE WHEN $5::smallint = 100 THEN CASE WHEN live = $3 AND share = 100 THEN full_since ELSE now() END END
  WHERE remote = $1`;

/** True if the first version was released later. $1 remote, $2 and $3 versions. */
export const IS_NEWER = `
  SELECT one.released_at > other.released_at AS "isNewer" FROM remote_versions one, remote_versions other
  WHERE one.remote = $1 AND one.version = $2 AND other.remote = $1 AND other.version = $3`;

/** $1 remote, $2 version. */
export const KEPT_VERSION = 'SELECT 1 FROM remote_versions WHERE remote = $1 AND version = $2 AND is_kept';

/** Totals of one shell; those of an earlier period or an unknown version are ignored. $1 shell, $2 remotes, $3 versions, $4 periods, $5 views. */
export const COUNT_VIEWS = `
  INSERT INTO release_views (remote, version, period, shell, views)
  SELECT r.remote, one.version, r.period, $1, one.views
  FROM unnest($2::text[], $3::text[], $4::int[], $5::int[]) AS one (remote, version, period, views)
    JOIN remote_releases r ON r.remote = one.remote AND r.period = one.period AND one.version IN (r.live, r.previous)
  ORDER BY 1, 2
  ON CONFLICT (remote, version, period, shell) DO UPDATE SET views = excluded.views, counted_at = now()
  WHERE release_views.views < excluded.views`;

/** $1 remotes, $2 versions, $3 periods, $4 hashes of addresses. */
export const COUNT_FAILURES = `
  INSERT INTO release_failures (remote, version, period, visitor)
  SELECT r.remote, one.version, r.period, one.visitor
  FROM unnest($1::text[], $2::text[], $3::int[], $4::bytea[]) AS one (remote, version, period, visitor)
    JOIN remote_releases r ON r.remote = one.remote AND r.period = one.period AND one.version IN (r.live, r.previous)
  ORDER BY 1, 2, 4
  ON CONFLICT DO NOTHING`;

export interface TallyRow {
  views: number;
  failures: number;
}

const views = (which: string): string =>
  `(SELECT coalesce(sum(v.views), 0)::float8 FROM release_views v WHERE v.remote = r.remote AND ${which})`;
const failures = (which: string): string =>
  `(SELECT count(*)::int FROM release_failures f WHERE f.remote = r.remote AND ${which})`;

export interface WatchedRow {
  liveViews: number;
  liveFailures: number;
  previousViews: number;
  previousFailures: number;
}

/** True for a canary, and for 24 hours after all visitors got the version. */
const IS_WATCHED =
  "(r.previous IS NOT NULL AND (r.share < 100 OR r.full_since > now() - interval '24 hours'))";

/** Counts of a watched remote: of its live version since it is live, of the one before in all. No row without one to return to. $1 remote. */
export const WATCHED = `
  SELECT ${views('v.version = r.live AND v.period = r.period')} AS "liveViews",
    ${failures('f.version = r.live AND f.period = r.period')} AS "liveFailures",
    ${views('v.version = r.previous')} AS "previousViews", ${failures('f.version = r.previous')} AS "previousFailures"
  FROM remote_releases r WHERE r.remote = $1 AND ${IS_WATCHED}`;

export interface ReleaseRow extends StateRow {
  changedAt: string;
  lastChange: LastChange;
  isWatched: boolean;
}

/** States for admins. */
export const RELEASES = `
  SELECT r.remote, r.number::float8 AS number, r.live, r.previous, r.share, r.period, iso(r.changed_at) AS "changedAt",
    r.last_change AS "lastChange", ${IS_WATCHED} AS "isWatched"
  FROM remote_releases r ORDER BY r.remote`;

export interface VersionRow extends TallyRow {
  remote: string;
  version: string;
  releasedAt: string;
  isKept: boolean;
}

/** The last 20 versions of each remote with their counts, newest first. */
export const VERSIONS = `
  SELECT r.remote, r.version, iso(r.released_at) AS "releasedAt", r.is_kept AS "isKept",
    ${views('v.version = r.version')} AS views, ${failures('f.version = r.version')} AS failures
  FROM (SELECT *, row_number() OVER (PARTITION BY remote ORDER BY released_at DESC, version DESC) AS place FROM remote_versions) r
  WHERE r.place <= 20 ORDER BY r.remote, r.place`;
