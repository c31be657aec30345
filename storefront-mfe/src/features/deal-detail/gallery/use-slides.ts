import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

interface Slides {
  row: RefObject<HTMLUListElement | null>;
  /** Zero-based index of the visible slide. */
  shown: number;
  show(index: number): void;
  /** Scroll handler of the row. */
  onScroll(): void;
}

/**
 * State of a row whose slides have its width. It moves by swiping or by `show`. @param first index of the slide shown
 * first
 */
export function useSlides(first = 0): Slides {
  const row = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(first);
  const move = (index: number) => {
    if (row.current) row.current.scrollLeft = index * row.current.clientWidth;
  };
  // An effect of the parent opens the surrounding dialog. The row has no width before that.
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
