import { useEffect, useReducer, useState, type FocusEvent, type PointerEvent } from 'react';

const INTERVAL = 5000;

interface Carousel {
  index: number;
  /** Whether the reader has stopped it permanently. */
  stopped: boolean;
  /** Whether it moves by itself right now. */
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
 * Goes on every five seconds and around both ends. It waits while it is pointed at, holds the
 * focus or is out of sight, and counts again after every manual step.
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
      // A finger leaves no pointer behind that could end the wait.
      onPointerEnter: (event) => setPointed(event.pointerType === 'mouse'),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: (event) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}
