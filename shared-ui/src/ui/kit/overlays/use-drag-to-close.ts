import { useRef, type PointerEvent } from 'react';

const FAR_ENOUGH = 80;

interface DragHandlers {
  onPointerDown(event: PointerEvent<HTMLElement>): void;
  onPointerUp(event: PointerEvent<HTMLElement>): void;
}

/** Closes a bottom sheet when its handle is dragged down. */
export function useDragToClose(onClose: () => void): DragHandlers {
  const from = useRef<number | null>(null);
  return {
    onPointerDown(event) {
      from.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerUp(event) {
      if (from.current !== null && event.clientY - from.current > FAR_ENOUGH) onClose();
      from.current = null;
    },
  };
}
