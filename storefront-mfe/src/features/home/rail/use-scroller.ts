import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

interface Scroller {
  ref: RefObject<HTMLUListElement | null>;
  atStart: boolean;
  atEnd: boolean;
  scrollBy(distance: number): void;
}

/** Tracks whether a horizontal list can scroll further on either side. */
export function useScroller(): Scroller {
  const ref = useRef<HTMLUListElement>(null);
  const [edges, setEdges] = useState({ atStart: true, atEnd: false });

  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    const measure = () =>
      setEdges({
        atStart: list.scrollLeft <= 1,
        atEnd: list.scrollLeft + list.clientWidth >= list.scrollWidth - 1,
      });
    measure();
    list.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      list.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, []);

  const scrollBy = useCallback((left: number) => ref.current?.scrollBy({ left }), []);
  return { ref, ...edges, scrollBy };
}
