/**
 * Resolves `window.firstTouch` on the visitor's first interaction with a rendered page, or when the page navigates by itself.
 * `whenTouched` of shared-ui waits for it.
 * The source of this function is inlined in the page, so it must not use anything outside of itself.
 */
export function noteFirstTouch(): void {
  const moves = ['pointermove', 'pointerdown', 'touchstart', 'scroll', 'keydown'];
  const signs = [...moves, 'focusin', 'click', 'input', 'change', 'dobbar:navigation'];
  window.firstTouch = new Promise((resolve) => {
    const touched = (event: Event): void => {
      // A row of cards also scrolls without interaction when its width changes.
      if (event.type === 'scroll' && event.target !== document) return;
      // Browsers send a pointermove without movement when the page changes below a resting pointer.
      const { movementX, movementY } = event as Partial<PointerEvent>;
      if (event.type === 'pointermove' && !movementX && !movementY) return;
      for (const sign of signs) removeEventListener(sign, touched, true);
      resolve();
    };
    for (const sign of signs) addEventListener(sign, touched, { capture: true, passive: true });
  });
}
