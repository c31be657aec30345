import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the heading of a list after a row was removed by its own button, which would otherwise lose the focus.
 * @param count the number of rows
 * @returns the ref of the heading, which needs `tabIndex={-1}`
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
