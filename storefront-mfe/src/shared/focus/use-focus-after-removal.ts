import { useEffect, useRef, type RefObject } from 'react';

/**
 * Whoever removes a row of a list by its own button would stand nowhere: the focus goes to the heading instead.
 * @param count how many rows are shown
 * @returns where to hang the heading, which takes `tabIndex={-1}`
 */
export function useFocusAfterRemoval(count: number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (isFewer && document.activeElement === document.body) heading.current?.focus();
  }, [count]);
  return heading;
}
