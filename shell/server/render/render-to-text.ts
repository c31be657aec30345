import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

const leadingHints = /^(?:<link [^>]*>)+/;

/** Separates the image preload hints that React renders first; they belong in the head of the page. */
export function splitHints(rendered: string): { hints: string; body: string } {
  const hints = leadingHints.exec(rendered)?.[0] ?? '';
  return { hints, body: rendered.slice(hints.length) };
}

/**
 * Renders to a string after all content has loaded. The chunk size is unlimited, because React would otherwise insert larger
 * parts by inline scripts, which the content security policy forbids.
 */
export function renderToText(tree: ReactNode, timeoutMs: number): Promise<string> {
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
