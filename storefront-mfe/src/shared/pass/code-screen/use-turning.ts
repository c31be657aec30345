import { useRef, type KeyboardEvent, type TouchEvent } from 'react';

const MIN_SWIPE_PX = 50;

interface Turning {
  onKeyDown(event: KeyboardEvent): void;
  onTouchStart(event: TouchEvent): void;
  onTouchEnd(event: TouchEvent): void;
}

/**
 * Switches to the previous or next pass with the arrow keys and by swiping.
 * @param turn called with -1 or 1
 */
export function useTurning(turn: (by: -1 | 1) => void): Turning {
  const begin = useRef<{ x: number; y: number } | null>(null);
  return {
    onKeyDown: ({ key }) => {
      if (key === 'ArrowRight') turn(1);
      if (key === 'ArrowLeft') turn(-1);
    },
    onTouchStart: ({ touches }) => {
      const touch = touches.item(0);
      begin.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }) => {
      const touch = changedTouches.item(0);
      if (!begin.current || !touch) return;
      const across = touch.clientX - begin.current.x;
      const along = Math.abs(touch.clientY - begin.current.y);
      if (Math.abs(across) >= MIN_SWIPE_PX && Math.abs(across) > along) turn(across < 0 ? 1 : -1);
    },
  };
}
