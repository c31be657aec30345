declare global {
  interface Window {
    /** Last button that was pressed. */
    lastPress?: HTMLButtonElement | null;
  }
}

/**
 * Records the last press on a button of a rendered page. `repeatPress` of the storefront repeats it in a part whose code loads
 * later.
 * The source of this function is inlined in the page, so it must not use anything outside of itself.
 */
export function noteLastPress(): void {
  const press = ({ target }: Event): void => {
    const button = (target as Element).closest('button');
    // A part whose code is loaded hydrates within this event, and React then handles the press.
    setTimeout(() => (window.lastPress = button));
  };
  document.addEventListener('click', press, true);
}
