import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'shared-ui/router';

interface Popup {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly isOpen: boolean;
  toggle(): void;
}

/** State of a popup below its button; it closes on Esc, on a press outside and on navigation. */
export function usePopup(): Popup {
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { key } = useLocation();
  useEffect(() => setOpen(false), [key]);
  useEffect(() => {
    if (!isOpen) return;
    const onPress = (event: PointerEvent) => {
      if (!place.current?.contains(event.target as Node)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      place.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen]);
  return { place, isOpen, toggle: () => setOpen((open) => !open) };
}
