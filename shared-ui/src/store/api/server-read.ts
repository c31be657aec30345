import type { FetchArgs, FetchBaseQueryError } from '@reduxjs/toolkit/query/react';

interface ServerMeta {
  readonly response: { readonly headers: { get(name: string): string | null } };
}

export type ServerAnswer =
  | { data: unknown; error?: undefined; meta: ServerMeta }
  | { error: FetchBaseQueryError; data?: undefined; meta?: undefined };

/**
 * Reads from the API for a page that the server renders, in place of `fetch`.
 * @param serialize writes the parameters of the call as a query
 */
export type ServerRead = (
  call: string | FetchArgs,
  serialize: (params: Record<string, unknown>) => string,
) => Promise<ServerAnswer>;
