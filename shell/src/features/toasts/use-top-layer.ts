import { useEffect, type RefObject } from 'react';

/** Moves a popover above all open dialogs, again for each new message. */
export function useTopLayer(place: RefObject<HTMLElement | null>, shown: string | undefined): void {
  useEffect(() => {
    const element = place.current;
    // Browsers without popover support show it in normal flow.
    if (!element?.showPopover) return;
    if (element.matches(':popover-open')) element.hidePopover();
    element.showPopover();
  }, [place, shown]);
}
