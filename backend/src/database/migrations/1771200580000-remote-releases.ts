import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which release of each remote visitors get, and how often it failed (ADR 112). */
export class RemoteReleases1771200580000 implements MigrationInterface {
  name = 'RemoteReleases1771200580000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE remote_versions (
        remote text NOT NULL CHECK (remote ~ '^[a-z][a-z0-9]{0,29}$'),
        version text NOT NULL CHECK (version ~ '^[0-9]{1,4}\\.[0-9]{1,4}\\.[0-9]{1,6}-[0-9a-f]{10}$'),
        released_at timestamptz NOT NULL,
        -- False once its files are deleted.
        is_kept boolean NOT NULL DEFAULT true,
        PRIMARY KEY (remote, version)
      );
      CREATE TABLE remote_releases (
        remote text PRIMARY KEY,
        -- Number of the list of releases that was applied last; earlier lists are ignored.
        number bigint NOT NULL CHECK (number > 0),
        live text NOT NULL,
        -- The version that the other visitors get, and to which the remote returns by itself.
        previous text CHECK (previous <> live),
        -- Percentage of visitors who get the live version.
        share smallint NOT NULL CHECK (share BETWEEN 0 AND 100),
        -- Grows with each change of the live version; views and failures are counted per period.
        period integer NOT NULL DEFAULT 1 CHECK (period > 0),
        changed_at timestamptz NOT NULL DEFAULT now(),
        -- When the share became 100.
        full_since timestamptz,
        last_change text NOT NULL CHECK (last_change IN ('released', 'share', 'returned', 'returned-by-itself')),
        CONSTRAINT remote_releases_share CHECK (share = 100 OR previous IS NOT NULL),
        CONSTRAINT remote_releases_full CHECK ((share = 100) = (full_since IS NOT NULL)),
        FOREIGN KEY (remote, live) REFERENCES remote_versions (remote, version),
        FOREIGN KEY (remote, previous) REFERENCES remote_versions (remote, version)
      );
      -- Total of one running shell, so that a repeated report counts once.
      CREATE TABLE release_views (
        remote text NOT NULL,
        version text NOT NULL,
        period integer NOT NULL,
        shell uuid NOT NULL,
        views integer NOT NULL CHECK (views BETWEEN 1 AND 1000000000),
        counted_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (remote, version, period, shell),
        FOREIGN KEY (remote, version) REFERENCES remote_versions (remote, version) ON DELETE CASCADE
      );
      -- One row per address and version: a single visitor cannot make a version return.
      CREATE TABLE release_failures (
        remote text NOT NULL,
        version text NOT NULL,
        period integer NOT NULL,
        -- Hash of the address with a secret.
        visitor bytea NOT NULL CHECK (octet_length(visitor) = 16),
        failed_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (remote, version, period, visitor),
        FOREIGN KEY (remote, version) REFERENCES remote_versions (remote, version) ON DELETE CASCADE
      );
      CREATE INDEX release_views_counted ON release_views (counted_at);
      CREATE INDEX release_failures_failed ON release_failures (failed_at)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE release_failures, release_views, remote_releases, remote_versions');
  }
}
