import { useEffect, type RefObject } from 'react';

/** Lifts a popover above every open dialog, again for each new thing it shows. */
export function useTopLayer(place: RefObject<HTMLElement | null>, shown: string | undefined): void {
  useEffect(() => {
    const element = place.current;
    // Browsers without popovers show it where it stands.
    if (!element?.showPopover) return;
    if (element.matches(':popover-open')) element.hidePopover();
    element.showPopover();
  }, [place, shown]);
}
