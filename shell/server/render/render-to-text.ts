import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import type { KeptParts } from './kept-parts';
import { isUnfinished } from './rendered-text';

/**
 * Renders to a string. Pages whose parts have all loaded are rendered in one go, without streams, which takes about half the
 * time; others after all content has loaded.
 * @param parts kept parts of the page, if it may have any
 */
export function renderToText(
  tree: ReactNode,
  parts: KeptParts | undefined,
  timeoutMs: number,
): Promise<string> {
  const html = parts ? parts.render(tree) : renderAtOnce(tree);
  return html === null ? renderWhenLoaded(tree, timeoutMs) : Promise.resolve(html);
}

/** Returns null for a tree with parts that have not loaded. */
function renderAtOnce(tree: ReactNode): string | null {
  const html = renderToString(tree);
  return isUnfinished(html) ? null : html;
}

/**
 * The chunk size is unlimited, because React would otherwise insert larger parts by inline scripts, which the content security
 * policy forbids.
 */
function renderWhenLoaded(tree: ReactNode, timeoutMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(tree, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => {
        clearTimeout(timer);
        resolve(text(pipe(new PassThrough())));
      },
      onShellError: reject,
      onError: reject,
    });
    const timer = setTimeout(() => abort(new Error(`rendering took longer than ${timeoutMs} ms`)), timeoutMs);
  });
}
