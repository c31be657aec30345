const signs = ['pointermove', 'pointerdown', 'touchstart', 'scroll', 'keydown'] as const;

/** Resolves with the reader's first move on the page; on the server at once. */
export function whenTouched(): Promise<void> {
  if (typeof window === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    const touched = () => {
      for (const sign of signs) removeEventListener(sign, touched, true);
      resolve();
    };
    for (const sign of signs) addEventListener(sign, touched, { capture: true, passive: true });
  });
}
