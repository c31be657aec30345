/** Matches the elements that `markElements` marked. */
export const UNCHECKED = '[data-unchecked]';

/**
 * Runs inside the page. Gives every visible element a key of all properties that accessibility rules read, except its text,
 * size and position. Marks the topmost elements with one of the given keys.
 * @returns the keys of the page
 */
export function markElements(unchecked: string[]): string[] {
  const marked = new Set(unchecked);
  const found = new Set<string>();
  const states = 'role type disabled tabindex alt title href lang autocomplete scope headers'.split(' ');
  /** Elements whose rules are about their children. */
  const containers =
    'tr, ul, ol, dl, :is([role=list], [role=listbox], [role=tablist], [role=menu], [role=radiogroup], [role=grid], [role=table], [role=row], [role=rowgroup], [role=tree])';
  const wordings =
    /^(href|title|alt|aria-(label|controls|labelledby|describedby|owns|activedescendant|value\w+))$/;
  const isWording = (name: string): boolean => wordings.test(name);
  const isVisible = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
  const childTags = (element: Element): string =>
    [...element.children]
      .filter(isVisible)
      .map((child) => `${child.tagName}${child.getAttribute('role') ?? ''}`)
      .join();

  /** Describes a control by its visible text and labels, and a list, a table row and the like by their visible children. */
  function contentOf(element: Element): string {
    if (element.matches(containers)) return childTags(element);
    if (!element.matches('a, button, summary, label, input, select, textarea, [role]')) return '';
    const labels = [...((element as HTMLInputElement).labels ?? [])].filter(isVisible).length;
    return `${(element as HTMLElement).innerText?.trim() ? 'named' : 'nameless'} ${labels}`;
  }

  function keyOf(element: Element, parentKey: number): number {
    const style = getComputedStyle(element);
    const classes = [...element.classList].filter((name) => !name.startsWith('css-var-'));
    const attributes = [...element.attributes]
      .filter(({ name }) => name.startsWith('aria-') || states.includes(name))
      .map(({ name, value }) => `${name}=${isWording(name) ? value !== '' : value}`);
    const colors = [
      style.color,
      style.backgroundColor,
      style.backgroundImage,
      style.opacity,
      style.visibility,
    ];
    const font = [style.fontSize, style.fontWeight, style.textDecorationLine];
    const own = [element.tagName, ...classes, ...attributes, contentOf(element), ...colors, ...font].join(
      ' ',
    );
    let hash = parentKey;
    for (let index = 0; index < own.length; index++)
      hash = Math.imul(hash ^ own.charCodeAt(index), 0x01000193);
    return hash;
  }

  function visit(element: Element, parentKey: number, isInsideMarked: boolean): void {
    element.removeAttribute('data-unchecked');
    if (!element.checkVisibility()) return;
    const number = keyOf(element, parentKey);
    const key = `${element.tagName}${number >>> 0}`;
    found.add(key);
    const isMarked = marked.has(key);
    if (isMarked && !isInsideMarked) element.setAttribute('data-unchecked', '');
    for (const child of element.children) visit(child, number, isInsideMarked || isMarked);
  }

  visit(document.body, 0, false);
  return [...found];
}
