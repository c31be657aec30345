import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

interface Slides {
  row: RefObject<HTMLUListElement | null>;
  /** The slide in sight, from 0. */
  shown: number;
  show(index: number): void;
  /** Of the row, when it was swiped. */
  onScroll(): void;
}

/** A row whose children are as wide as itself: swiped, or moved to a child. @param first the child in sight at the beginning */
export function useSlides(first = 0): Slides {
  const row = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(first);
  const move = (index: number) => {
    if (row.current) row.current.scrollLeft = index * row.current.clientWidth;
  };
  // The dialog around it is opened by an effect of its parent: the row has no width before.
  useLayoutEffect(() => {
    if (first === 0) return undefined;
    const frame = requestAnimationFrame(() => move(first));
    return () => cancelAnimationFrame(frame);
  }, [first]);
  return {
    row,
    shown,
    show(index) {
      setShown(index);
      move(index);
    },
    onScroll() {
      const { scrollLeft = 0, clientWidth = 0 } = row.current ?? {};
      if (clientWidth > 0) setShown(Math.round(scrollLeft / clientWidth));
    },
  };
}
