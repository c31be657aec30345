/**
 * Notes the last press on a button of the page, which React drops while that part of the page is not hydrated. A press that
 * React handles is cleared by `clearLastPress`; the rest is repeated when a part has hydrated (`lazyPart` of shared-ui).
 *
 * Stands in the page as its own source: it uses nothing but what is inside it.
 */
export function noteLastPress(): void {
  const press = ({ target }: Event): void => {
    window.lastPress = (target as Element).closest<HTMLButtonElement>('main button');
  };
  document.addEventListener('click', press, true);
}
