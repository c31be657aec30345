declare global {
  interface Window {
    /** The last button that was pressed. */
    lastPress?: HTMLButtonElement | null;
  }
}

/**
 * Notes the last press on a button of a rendered page; `repeatPress` of the storefront repeats it in a part
 * whose code came later.
 *
 * Stands in the page as its own source: it uses nothing but what is inside it.
 */
export function noteLastPress(): void {
  const press = ({ target }: Event): void => {
    const button = (target as Element).closest('button');
    // Code that is there already hydrates within this event, and then React handles the press itself.
    setTimeout(() => (window.lastPress = button));
  };
  document.addEventListener('click', press, true);
}
