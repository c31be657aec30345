declare global {
  interface Window {
    /** Made by the page itself where the server rendered it, before any script loads. */
    firstTouch?: Promise<void>;
  }
}

/** Resolves with the visitor's first move on a page that the server rendered; at once everywhere else. */
export function whenTouched(): Promise<void> {
  const touch = typeof window === 'undefined' ? undefined : window.firstTouch;
  return touch ?? Promise.resolve();
}
