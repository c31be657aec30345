import { VersionUnknown } from '../api-keys/key.errors.js';

interface ApiVersion {
  /** Day of its release. */
  name: string;
  /** Set once a newer version exists: the day of that version, and the day on which this one can be removed. */
  deprecated?: { since: string; until: string };
}

/** Versions of the API, the current one first. A key is pinned to the current version of its creation. */
export const API_VERSIONS: readonly [ApiVersion, ...ApiVersion[]] = [
  { name: '2026-11-26' },
  { name: '2026-11-22', deprecated: { since: '2026-11-26', until: '2027-11-26' } },
];

const NAMES = API_VERSIONS.map(({ name }) => name);

export const CURRENT_VERSION: string = API_VERSIONS[0].name;

/** @throws version.unknown (400), also for a header that is sent twice and for a key whose version was removed */
export function knownVersion(name: string | string[]): ApiVersion {
  const version = API_VERSIONS.find((one) => one.name === name);
  if (!version) throw new VersionUnknown({ versions: NAMES });
  return version;
}

const midnight = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Headers that announce the end of a version (RFC 9745 and RFC 8594). */
export const deprecationHeaders = ({ deprecated }: ApiVersion): Record<string, string> =>
  deprecated
    ? {
        deprecation: `@${midnight(deprecated.since) / 1_000}`,
        sunset: new Date(midnight(deprecated.until)).toUTCString(),
      }
    : {};
