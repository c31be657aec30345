import type { LastChange } from './releases.sql.js';

export class ReleasedVersionView {
  /** Version and hash. */
  version: string;
  releasedAt: string;
  /** False if its files are deleted. */
  isKept: boolean;
  /** Page views, in all. */
  views: number;
  /** Addresses from which a failure was reported, in all. */
  failures: number;
}

/** Releases of one remote. */
export class ReleaseView {
  /** Name of the remote, such as `vendor`. */
  id: string;
  /** The newest version. */
  live: string;
  /** The version of the other visitors, to which the remote returns by itself; null without one. */
  previous: string | null;
  /** Percentage of visitors who get the live version. */
  share: number;
  changedAt: string;
  lastChange: LastChange;
  /** True while the remote returns by itself if the live version fails too often. */
  isWatched: boolean;
  versions: ReleasedVersionView[];
}
