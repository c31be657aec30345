/** Click handler for hydrated parts of the page. React handles the press, so that input replay must not repeat it. */
export function clearLastPress(): void {
  window.lastPress = null;
}
