/** Handles a click on any hydrated part of the page: React knows of this press, so that it is not repeated. */
export function clearLastPress(): void {
  window.lastPress = null;
}
