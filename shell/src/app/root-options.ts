import type { RootOptions } from 'react-dom/client';

const isLoadFailure = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ChunkLoadError' || isLoadFailure(error.cause));

/** Reports an error, unless code did not load: the browser reports that, and `lazyPart` asks for it again. */
export function report(error: unknown): void {
  if (!isLoadFailure(error)) reportError(error);
}

/** What every root of the page does with errors that a boundary caught, or that React recovered from. */
export const rootOptions: RootOptions = { onCaughtError: report, onRecoverableError: report };
