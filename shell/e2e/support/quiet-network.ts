import type { Page, Request } from '@playwright/test';

/** Time for a loaded script to send its first request, also on a busy machine. */
const QUIET_MS = 150;

/**
 * Watches the requests of a page; call it before the page opens an address.
 * @returns a function that waits until no request has been open for 150 ms; Playwright's `networkidle` waits 500 ms
 */
export function watchNetwork(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let timer: NodeJS.Timeout | undefined;
  let onQuiet: (() => void) | undefined;
  const restart = () => {
    clearTimeout(timer);
    if (open.size === 0 && onQuiet) timer = setTimeout(onQuiet, QUIET_MS);
  };
  const onRequest = (request: Request) => {
    open.add(request);
    restart();
  };
  const onEnd = (request: Request) => {
    open.delete(request);
    restart();
  };
  page.on('request', onRequest).on('requestfinished', onEnd).on('requestfailed', onEnd);
  return async () => {
    await new Promise<void>((resolve) => {
      onQuiet = resolve;
      restart();
    });
    page.off('request', onRequest).off('requestfinished', onEnd).off('requestfailed', onEnd);
  };
}
