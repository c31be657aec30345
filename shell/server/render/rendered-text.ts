const leadingHints = /^(?:<link [^>]*>)+/;

/** Separates the image preload hints that React renders first; they belong in the head of the page. */
export function splitHints(rendered: string): { hints: string; body: string } {
  const hints = leadingHints.exec(rendered)?.[0] ?? '';
  return { hints, body: rendered.slice(hints.length) };
}

/** Comment before a part that has not loaded, and before one that failed. */
const UNFINISHED = /<!--\$[?!]-->/;

/** Returns true for HTML with parts that have not loaded or failed. */
export const isUnfinished = (html: string): boolean => UNFINISHED.test(html);
