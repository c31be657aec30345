import type { RemoteAddress } from '../remotes/remote-addresses';
import type { Signature } from '../remotes/signature';

const VERSION = /^\d{1,4}\.\d{1,4}\.\d{1,6}-[0-9a-f]{10}$/;
const MAX_VERSIONS = 500;

interface ListedVersion {
  readonly id: string;
  readonly releasedAt: string;
  /** When another version became live; undefined for the live one. */
  readonly replacedAt?: string;
}

/** Releases of a remote as its origin lists them, written by `npm run release`. */
export interface ReleaseList {
  readonly name: string;
  /** Grows with each change. */
  readonly number: number;
  readonly live: string;
  /** Percentage of visitors who get the live version. */
  readonly share: number;
  readonly versions: readonly ListedVersion[];
}

export type SignedList = ReleaseList & { readonly signature?: Signature };

/** What visitors get of a remote, as the backend decides for all shells. */
export interface ReleaseState {
  readonly remote: string;
  readonly number: number;
  readonly live: string;
  readonly previous: string | null;
  readonly share: number;
  /** Views and failures are counted per period. */
  readonly period: number;
}

const isVersion = ({ id, releasedAt }: ListedVersion): boolean =>
  VERSION.test(id) && !Number.isNaN(Date.parse(releasedAt));

/** @throws if the list is malformed or that of another remote */
export function assertList(name: string, list: SignedList): void {
  if (list.name !== name) throw new Error(`the list of releases is that of ${list.name}`);
  const { number, live, share, versions } = list;
  const isWhole =
    Number.isSafeInteger(number) &&
    number > 0 &&
    Number.isInteger(share) &&
    share >= 0 &&
    share <= 100 &&
    Array.isArray(versions) &&
    versions.length <= MAX_VERSIONS &&
    versions.every(isVersion) &&
    versions.some(({ id }) => id === live);
  if (!isWhole) throw new Error('the list of releases is malformed');
}

export const listUrl = ({ manifestUrl }: RemoteAddress): string =>
  new URL('releases/releases.json', manifestUrl).href;

/** Returns the addresses of a release. */
export const addressOfRelease = ({ manifestUrl, publicBase }: RemoteAddress, id: string): RemoteAddress => ({
  manifestUrl: new URL(`releases/${id}/mf-manifest.json`, manifestUrl).href,
  publicBase: `${publicBase}releases/${id}/`,
});

/** Versions that visitors get. */
export type Wanted = Pick<ReleaseState, 'live' | 'previous' | 'share' | 'period'>;

/** The version before the live one, while the backend has not said yet what visitors get. */
function replacedLast({ live, versions }: ReleaseList): string | null {
  const replaced = versions.filter(({ id, replacedAt }) => id !== live && replacedAt !== undefined);
  const latest = replaced.toSorted((one, other) =>
    String(other.replacedAt).localeCompare(String(one.replacedAt)),
  );
  return latest[0]?.id ?? null;
}

/** Returns what visitors get: what the backend decided, and without an answer of it what the list says. */
export function wantedOf(list: ReleaseList, state: ReleaseState | undefined): Wanted {
  if (state) return state;
  const previous = list.share < 100 ? replacedLast(list) : null;
  return { live: list.live, previous, share: previous === null ? 100 : list.share, period: 0 };
}
