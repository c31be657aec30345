/**
 * Fetches the scripts of a rendered page: the shell's when the page has loaded and the browser is idle, or on the visitor's first
 * interaction; those of a readable screen on the first interaction only. A visitor who saves data, or has a slow connection,
 * fetches no script of a readable page before the first interaction.
 * The source of this function is inlined in the page, so it must not use anything outside of itself.
 */
export function startScripts(): void {
  const MAX_LOAD_MS = 4_000;
  const MAX_BUSY_MS = 1_000;
  const later = (kind: string) => document.querySelectorAll<HTMLLinkElement>(`link[rel=later]${kind}`);
  const hint = (kind: string): void => {
    for (const link of later(kind)) {
      const preload = link.cloneNode() as HTMLLinkElement;
      preload.rel = 'preload';
      link.replaceWith(preload);
    }
  };
  // Without the shell, forms with an address of their own are sent by the browser.
  const onerror = (): void => window.recordedInput?.stop();
  const start = (): void => {
    for (const link of later('[data-run]')) {
      const script = document.createElement('script');
      link.replaceWith(Object.assign(script, { src: link.href, async: false, onerror }));
    }
    hint('[data-when=loaded]');
  };
  let isTouched = false;
  const startAll = (): void => {
    isTouched = true;
    start();
    hint('');
  };
  void window.firstTouch?.then(startAll);
  const whenIdle = (): void => {
    const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
    const isSlow = connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
    if (isSlow && !isTouched && later('[data-when=touched]').length > 0) return;
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: MAX_BUSY_MS });
    else setTimeout(start);
  };
  addEventListener('load', whenIdle, { once: true });
  const whenComplete = (): void => {
    // The visitor may have touched the page before its links arrived.
    if (isTouched) startAll();
    setTimeout(whenIdle, MAX_LOAD_MS);
  };
  addEventListener('DOMContentLoaded', whenComplete, { once: true });
}
