import type { PathsWithMethod } from 'openapi-typescript-helpers';
import type { paths } from './generated/paths.js';

type Reads = PathsWithMethod<paths, 'get'>;
type Answer<Path extends Reads> = paths[Path]['get'] extends {
  responses: { 200: { content: { 'application/json': infer Body } } };
}
  ? Body
  : never;

/** The type of the entries of a list. */
export type ItemOf<Path extends Reads> = Answer<Path> extends (infer Item)[] ? Item : never;

/** Paths of lists with pages: they take a `cursor`. */
export type ListPath = {
  [Path in Reads]: paths[Path]['get'] extends { parameters: { query?: { cursor?: string } } }
    ? ItemOf<Path> extends never
      ? never
      : 'cursor' extends keyof NonNullable<paths[Path]['get']['parameters']['query']>
        ? Path
        : never
    : never;
}[Reads];

/**
 * The start of the next page, from the `Link` header. Only the cursor is used, so that the key is sent to the address of the
 * client and nowhere else.
 */
export function nextCursorOf(response: Response): string | undefined {
  const next = /<([^>]*)>\s*;[^,]*\brel="?next\b/.exec(response.headers.get('link') ?? '')?.[1];
  if (next === undefined) return undefined;
  return new URL(next, 'http://list').searchParams.get('cursor') ?? undefined;
}
