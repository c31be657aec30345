import { useEffect, useReducer, useState, type FocusEvent, type PointerEvent } from 'react';

const INTERVAL = 5000;

interface Carousel {
  index: number;
  /** True if the visitor has stopped it permanently. */
  stopped: boolean;
  /** True while it advances automatically. */
  moving: boolean;
  show(index: number): void;
  toggle(): void;
  holders: {
    onPointerEnter(event: PointerEvent): void;
    onPointerLeave(event: PointerEvent): void;
    onFocus(event: FocusEvent): void;
    onBlur(event: FocusEvent): void;
  };
}

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Advances every five seconds and wraps at both ends. It pauses while it is hovered, focused or not visible, and restarts the
 * interval after every manual step.
 */
export function useCarousel(count: number): Carousel {
  const [index, show] = useReducer((_current: number, next: number) => (next + count) % count, 0);
  const [stopped, setStopped] = useState(false);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [hidden, setHidden] = useState(false);

  useEffect(() => {
    if (prefersStillness()) setStopped(true);
    const look = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  const moving = !(stopped || pointed || focused || hidden);
  useEffect(() => {
    if (!moving) return;
    const timer = setTimeout(() => show(index + 1), INTERVAL);
    return () => clearTimeout(timer);
  }, [moving, index]);

  return {
    index,
    stopped,
    moving,
    show,
    toggle: () => setStopped(!stopped),
    holders: {
      // Touch sends no leave event that could end the pause.
      onPointerEnter: (event) => setPointed(event.pointerType === 'mouse'),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: (event) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}
