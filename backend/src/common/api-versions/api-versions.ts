import { VersionUnknown } from './key.errors.js';

/** Versions of the API, the current one first. A key is pinned to the current version of its creation. */
export const API_VERSIONS = ['2026-11-22'] as const;

export const CURRENT_VERSION: string = API_VERSIONS[0];

/** @throws version.unknown (400), also for a header that is sent twice */
export function assertKnownVersion(version: string | string[]): void {
  if (!(API_VERSIONS as readonly (string | string[])[]).includes(version))
    throw new VersionUnknown({ versions: API_VERSIONS });
}
