export interface ReleaseCountsRow {
  remote: string;
  share: number;
  hasReturned: boolean;
  liveViews: number;
  liveFailures: number;
  /** Null if all visitors get the live version. */
  previousViews: number | null;
  previousFailures: number | null;
}

const views = (version: string): string =>
  `(SELECT coalesce(sum(v.views), 0)::float8 FROM release_views v WHERE v.remote = r.remote AND v.version = ${version} AND v.period = r.period)`;
const failures = (version: string): string =>
  `(SELECT count(*)::int FROM release_failures f WHERE f.remote = r.remote AND f.version = ${version} AND f.period = r.period)`;

/** Counts of the versions that visitors get, since the live version is live. */
export const RELEASE_COUNTS = `
  SELECT r.remote, r.share, r.last_change = 'returned-by-itself' AND r.changed_at > now() - interval '1 day' AS "hasReturned",
    ${views('r.live')} AS "liveViews", ${failures('r.live')} AS "liveFailures",
    CASE WHEN r.previous IS NOT NULL THEN ${views('r.previous')} END AS "previousViews",
    CASE WHEN r.previous IS NOT NULL THEN ${failures('r.previous')} END AS "previousFailures"
  FROM remote_releases r ORDER BY r.remote`;
