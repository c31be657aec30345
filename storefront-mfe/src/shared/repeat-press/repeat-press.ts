declare global {
  interface Window {
    /** The last button that was pressed, noted by the page itself where the server rendered it. */
    lastPress?: HTMLButtonElement | null;
  }
}

/**
 * Repeats the press on a part that the server rendered, once the part has hydrated: React drops presses on what has not.
 * @param part the element of the part
 */
export function repeatPress(part: Element | null): void {
  const button = window.lastPress;
  if (button && part?.contains(button)) button.click();
}
