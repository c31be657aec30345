declare global {
  interface Window {
    /** Created by an inline script of a server-rendered page, before any other script loads. */
    firstTouch?: Promise<void>;
    /** The last button that was pressed in a part of the page that is not hydrated; see `noteLastPress` of the shell. */
    lastPress?: HTMLButtonElement | null;
  }
}

/** Resolves on the visitor's first interaction with a server-rendered page; immediately on other pages. */
export function whenTouched(): Promise<void> {
  const touch = typeof window === 'undefined' ? undefined : window.firstTouch;
  return touch ?? Promise.resolve();
}
