import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

const leadingHints = /^(?:<link [^>]*>)+/;

/** Separates the image preload hints that React renders first; they belong in the head of the page. */
export function splitHints(rendered: string): { hints: string; body: string } {
  const hints = leadingHints.exec(rendered)?.[0] ?? '';
  return { hints, body: rendered.slice(hints.length) };
}

/** Comment before a part that has not loaded, and before one that failed. */
const UNFINISHED = /<!--\$[?!]-->/;

/**
 * Renders to a string. Pages whose parts have all loaded are rendered in one go, without streams, which takes about half the
 * time; others after all content has loaded.
 */
export function renderToText(tree: ReactNode, timeoutMs: number): Promise<string> {
  const rendered = renderAtOnce(tree);
  return rendered === null ? renderWhenLoaded(tree, timeoutMs) : Promise.resolve(rendered);
}

/** Returns null for a tree with parts that have not loaded. */
function renderAtOnce(tree: ReactNode): string | null {
  const html = renderToString(tree);
  return UNFINISHED.test(html) ? null : html;
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
