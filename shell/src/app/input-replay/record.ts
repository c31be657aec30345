/** What a reader pressed on a rendered page before it came alive, in order. */
export interface RecordedInput {
  readonly pressed: HTMLElement[];
  /** Ends the recording. */
  stop(): void;
}

declare global {
  interface Window {
    recordedInput?: RecordedInput;
  }
}

/**
 * Keeps presses for later; a form that only scripts can send stays where it is, so that no password
 * ends up in an address. Links and forms with an address of their own work without scripts and are left alone,
 * except those that a script handles better when it comes (`data-replay`).
 *
 * Stands in the page as its own source: it uses nothing but what is inside it.
 */
export function recordInput(): void {
  const pressed: HTMLElement[] = [];
  const press = ({ target }: Event): void => {
    const button = (target as Element).closest('button');
    if (button && button.type !== 'submit') pressed.push(button);
  };
  const send = (event: SubmitEvent): void => {
    const form = event.target as HTMLFormElement;
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
