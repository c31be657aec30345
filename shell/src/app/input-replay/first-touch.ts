/**
 * Notes the visitor's first move on a rendered page, or the page's own way to another address; `whenTouched` of shared-ui
 * waits for it.
 *
 * Stands in the page as its own source: it uses nothing but what is inside it.
 */
export function noteFirstTouch(): void {
  const moves = ['pointermove', 'pointerdown', 'touchstart', 'scroll', 'keydown'];
  const signs = [...moves, 'focusin', 'click', 'input', 'change', 'dobbar:navigation'];
  window.firstTouch = new Promise((resolve) => {
    const touched = (event: Event): void => {
      // A row of cards also scrolls by itself when its width changes.
      if (event.type === 'scroll' && event.target !== document) return;
      // Browsers send a move without a distance when the page below a resting pointer changes.
      const { movementX, movementY } = event as Partial<PointerEvent>;
      if (event.type === 'pointermove' && !movementX && !movementY) return;
      for (const sign of signs) removeEventListener(sign, touched, true);
      resolve();
    };
    for (const sign of signs) addEventListener(sign, touched, { capture: true, passive: true });
  });
}
