import type { Area, Audience, RemoteDescription, VisitorKind } from 'shared-ui/remote';

/** Remote that the shell trusts; without a description its manifest has not been read yet. */
export interface ListedRemote {
  readonly name: string;
  readonly description?: Pick<RemoteDescription, 'areas'>;
}

export type Visitor = VisitorKind | 'signed-out';

export type Place =
  | { readonly kind: 'remote'; readonly name: string; readonly area: Area }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'denied' }
  | { readonly kind: 'sign-in' }
  /** The address may belong to a remote whose manifest has not been read yet. */
  | { readonly kind: 'missing' };

interface Candidate {
  readonly name: string;
  readonly area: Area;
}

const OVERVIEW = '/dashboard';

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);
const isParameter = (segment: string): boolean => segment.startsWith(':');

const knownSegments = new WeakMap<Area, string[]>();

/** The server looks at all areas with each request. */
function segmentsOfArea(area: Area): string[] {
  const segments = knownSegments.get(area) ?? segmentsOf(area.path);
  knownSegments.set(area, segments);
  return segments;
}

function isMatch(area: Area, segments: readonly string[]): boolean {
  return segmentsOfArea(area).every((segment, index) =>
    isParameter(segment) ? segments[index] !== undefined : segment === segments[index],
  );
}

/** Ranks areas by the number of segments; with equal numbers, areas with fewer parameters rank higher. */
function rankOf(area: Area): number {
  const segments = segmentsOfArea(area);
  return segments.length * 100 - segments.filter(isParameter).length;
}

/** Returns the areas with the longest matching path, in the order of the list. */
function candidatesFor(remotes: readonly ListedRemote[], path: string): readonly Candidate[] {
  const segments = segmentsOf(path);
  const matching = remotes.flatMap(({ name, description }) =>
    (description?.areas ?? []).filter((area) => isMatch(area, segments)).map((area) => ({ name, area })),
  );
  const rank = Math.max(...matching.map(({ area }) => rankOf(area)));
  return matching.filter(({ area }) => rankOf(area) === rank);
}

const isSignedIn = (visitor: Visitor): boolean => !['signed-out', 'enrolling-admin'].includes(visitor);

/** Returns true if one of the audiences includes the visitor. */
export const includes = (audiences: readonly Audience[], visitor: Visitor): boolean =>
  audiences.some((audience) => audience === visitor || (audience === 'signed-in' && isSignedIn(visitor)));

function otherwiseOf({ otherwise = {} }: Area, visitor: Visitor): string | undefined {
  return otherwise[visitor] ?? (isSignedIn(visitor) ? otherwise['signed-in'] : undefined);
}

/** Returns the result for a visitor whom no area includes: a redirect takes precedence over a denial. */
function answerOf(candidates: readonly Candidate[], visitor: Visitor): Place | undefined {
  const answers = candidates.flatMap(({ area }) => otherwiseOf(area, visitor) ?? []);
  const to = answers.find((answer) => answer !== 'deny');
  if (to !== undefined) return { kind: 'redirect', to };
  return answers.length > 0 ? { kind: 'denied' } : undefined;
}

const isUnknown = (remotes: readonly ListedRemote[]): boolean =>
  remotes.some(({ description }) => description === undefined);

/** Returns true if an address is for signed-in visitors only. */
export const isOwnPage = (remotes: readonly ListedRemote[], path: string): boolean => {
  const candidates = candidatesFor(remotes, path);
  return candidates.length > 0 && candidates.every(({ area }) => area.for !== undefined);
};

/** Returns the remote whose screen at an address works without a network, for a visitor who is unknown then. */
export const offlineRemoteAt = (remotes: readonly ListedRemote[], path: string): string | undefined =>
  candidatesFor(remotes, path).find(({ area }) => area.offline)?.name;

/**
 * Returns the placement of an address for a visitor. Among the areas with the longest matching path, the first that includes
 * the visitor applies. Otherwise their `otherwise` applies, and without one the visitor gets the overview.
 * @param path the path without a language prefix
 */
export function placeOf(remotes: readonly ListedRemote[], path: string, visitor: Visitor): Place {
  const candidates = candidatesFor(remotes, path);
  const isFallback = candidates.every(({ area }) => area.path === '/') && path !== '/';
  if (isFallback && isUnknown(remotes)) return { kind: 'missing' };
  const found = candidates.find(({ area }) => area.for === undefined || includes(area.for, visitor));
  if (found) return { kind: 'remote', ...found };
  const answer = answerOf(candidates, visitor);
  if (answer) return answer;
  if (candidates.length > 0 && visitor === 'signed-out') return { kind: 'sign-in' };
  return path === OVERVIEW || candidates.length === 0
    ? { kind: 'missing' }
    : placeOf(remotes, OVERVIEW, visitor);
}
