import { running } from '../platform/access/audited-subjects.fixture.js';

/** Versions of a remote that was released twice. */
export const RELEASES = { live: '1.0.1-bbbbbbbbbb', previous: '1.0.0-aaaaaaaaaa' };
let remotes = 0;
export const release = async () => {
  const remote = `remote${++remotes}`;
  await running.database.query(
    `INSERT INTO remote_versions (remote, version, released_at) VALUES ($1, $2, now()), ($1, $3, now() - interval '1 day')`,
    [remote, RELEASES.live, RELEASES.previous],
  );
  await running.database.query(
    `INSERT INTO remote_releases (remote, number, live, previous, share, last_change) VALUES ($1, 2, $2, $3, 10, 'released')`,
    [remote, RELEASES.live, RELEASES.previous],
  );
  return remote;
};
