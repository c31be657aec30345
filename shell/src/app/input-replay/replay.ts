import type { RecordedInput } from './record';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Repeats an earlier input on a hydrated control. */
type Replay = () => void;

/** Sets the value through the prototype, bypassing React's value tracker, so that React detects a change. */
function writeUnseen(control: TextControl, value: string): void {
  const prototype = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(control, value);
}

function typed(control: TextControl): Replay | null {
  const { value, defaultValue } = control;
  if (value === defaultValue) return null;
  return () => {
    control.value = defaultValue;
    writeUnseen(control, value);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

function ticked(box: HTMLInputElement): Replay | null {
  if (box.checked === box.defaultChecked || (box.type === 'radio' && !box.checked)) return null;
  return () => {
    box.checked = box.defaultChecked;
    box.click();
  };
}

function chosen(select: HTMLSelectElement): Replay | null {
  const { value } = select;
  if (![...select.options].some(({ selected, defaultSelected }) => selected && !defaultSelected)) return null;
  return () => {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

function doneTo(control: Element): Replay | null {
  if (control instanceof HTMLSelectElement) return chosen(control);
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) return ticked(control);
  // Scripts cannot set the files of an input.
  return control.matches('[type=file]') ? null : typed(control as TextControl);
}

/**
 * Dispatches each input in its own microtask, so that React renders in between as with real input. The first one is
 * synchronous, before an effect can replace a pressed button.
 */
async function replayInTurn(replays: readonly Replay[]): Promise<void> {
  for (const replay of replays) {
    replay();
    await Promise.resolve();
  }
}

const controlsIn = (place: ParentNode): Element[] => [...place.querySelectorAll('input, textarea, select')];

// All values are read before the first is replayed.
function replay(controls: readonly Element[], pressed: readonly HTMLElement[]): void {
  const values = controls.map(doneTo).filter((value) => value !== null);
  void replayInTurn([...values, ...pressed.map((button) => () => button.click())]);
}

/** Returns the button of the press that the browser is dispatching; null outside of one. */
function pressInProgress(): Element | null {
  const { event } = window;
  if (event?.type === 'submit') {
    const { submitter, target } = event as SubmitEvent;
    return submitter ?? (target as Element).querySelector('[type=submit]');
  }
  return event?.type === 'click' ? (event.target as Element).closest('button') : null;
}

/** During a press React hydrates the page in order to handle the press itself, after the effects of the hydration. */
function withoutPressInProgress(pressed: readonly HTMLElement[]): HTMLElement[] {
  const last = pressed.findLastIndex((button) => button === pressInProgress());
  return pressed.filter((_button, index) => index !== last);
}

/**
 * Replays input made before hydration. React keeps early values in the DOM but not in its state, and its next render would
 * overwrite them.
 */
export function replayInput(): void {
  const early: RecordedInput | undefined = window.recordedInput;
  if (!early) return;
  delete window.recordedInput;
  early.stop();
  const isLeft = (element: Element): boolean => !early.isFrameReady || element.closest('main') !== null;
  replay(controlsIn(document).filter(isLeft), withoutPressInProgress(early.pressed));
}

/** Ends the recording in header, footer and navigation, which hydrate before the screen of the remote. */
export function endFrameRecording(): void {
  if (window.recordedInput) window.recordedInput.isFrameReady = true;
}

/** Replays the input in header, footer and navigation. */
export function replayFrameInput(): void {
  const early: RecordedInput | undefined = window.recordedInput;
  if (!early) return;
  const isOfFrame = (element: Element): boolean => element.closest('main') === null;
  const pressed = early.pressed.filter(isOfFrame);
  for (const button of pressed) early.pressed.splice(early.pressed.indexOf(button), 1);
  replay(controlsIn(document).filter(isOfFrame), withoutPressInProgress(pressed));
}
