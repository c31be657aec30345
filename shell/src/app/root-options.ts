import type { RootOptions } from 'react-dom/client';

const isLoadFailure = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ChunkLoadError' || isLoadFailure(error.cause));

/** Reports an error, unless code failed to load: the browser reports that itself, and `lazyPart` retries. */
export function report(error: unknown): void {
  if (!isLoadFailure(error)) reportError(error);
}

/** Error handling of every React root: errors caught by a boundary and errors that React recovered from. */
export const rootOptions: RootOptions = { onCaughtError: report, onRecoverableError: report };
