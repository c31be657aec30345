/**
 * Records the last press on a button of the page: React drops it while that part of the page is not hydrated. `clearLastPress`
 * clears a press that React handles; `lazyPart` of shared-ui repeats the rest when a part has hydrated.
 *
 * The source of this function is inlined in the page, so it must not use anything outside of itself.
 */
export function noteLastPress(): void {
  const press = ({ target }: Event): void => {
    window.lastPress = (target as Element).closest<HTMLButtonElement>('main button');
  };
  document.addEventListener('click', press, true);
}
