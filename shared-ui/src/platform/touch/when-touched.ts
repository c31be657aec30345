declare global {
  interface Window {
    /** Made by the page itself where the server rendered it, before any script loads. */
    firstTouch?: Promise<void>;
    /** The last button that was pressed in a part of the page that is not hydrated; see `noteLastPress` of the shell. */
    lastPress?: HTMLButtonElement | null;
  }
}

/** Resolves with the visitor's first move on a page that the server rendered; at once everywhere else. */
export function whenTouched(): Promise<void> {
  const touch = typeof window === 'undefined' ? undefined : window.firstTouch;
  return touch ?? Promise.resolve();
}
