declare global {
  interface Window {
    /** Last button that was pressed, recorded by an inline script of a server-rendered page. */
    lastPress?: HTMLButtonElement | null;
  }
}

/**
 * Repeats a press on a server-rendered part after its hydration, because React ignores presses on parts that are not hydrated.
 * @param part the element of the part
 */
export function repeatPress(part: Element | null): void {
  const button = window.lastPress;
  if (button && part?.contains(button)) button.click();
}
