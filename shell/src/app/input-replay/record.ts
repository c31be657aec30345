/** Buttons pressed on a rendered page before hydration, in order. */
export interface RecordedInput {
  readonly pressed: HTMLElement[];
  /** Set when the page around `main` has hydrated: presses there are no longer recorded. */
  isFrameReady?: boolean;
  /** Stops the recording. */
  stop(): void;
}

declare global {
  interface Window {
    recordedInput?: RecordedInput;
  }
}

/**
 * Records presses before hydration. Prevents the submission of forms that need scripts, so that no password appears in an
 * address. Links and forms with their own address work without scripts and are not recorded, except those marked with
 * `data-replay`.
 * The source of this function is inlined in the page, so it must not use anything outside of itself.
 */
export function recordInput(): void {
  const pressed: HTMLElement[] = [];
  const isHydrated = (element: Element): boolean =>
    window.recordedInput?.isFrameReady === true && !element.closest('main');
  const press = ({ target }: Event): void => {
    const button = (target as Element).closest('button');
    if (button && button.type !== 'submit' && !isHydrated(button)) pressed.push(button);
  };
  const send = (event: SubmitEvent): void => {
    const form = event.target as HTMLFormElement;
    if (isHydrated(form)) return;
    if (form.hasAttribute('action') && !form.hasAttribute('data-replay')) return;
    event.preventDefault();
    const button = event.submitter ?? form.querySelector<HTMLElement>('[type=submit]');
    if (button) pressed.push(button);
  };
  document.addEventListener('click', press, true);
  document.addEventListener('submit', send, true);
  const stop = (): void => {
    document.removeEventListener('click', press, true);
    document.removeEventListener('submit', send, true);
  };
  window.recordedInput = { pressed, stop };
}
