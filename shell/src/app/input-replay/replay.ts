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

/**
 * Replays input made before hydration. React keeps early values in the DOM but not in its state, and its next render would
 * overwrite them; so all values are read before the first is replayed.
 */
export function replayInput(): void {
  const early: RecordedInput | undefined = window.recordedInput;
  if (!early) return;
  delete window.recordedInput;
  early.stop();
  const controls = [...document.querySelectorAll('input, textarea, select')];
  const values = controls.map(doneTo).filter((replay) => replay !== null);
  const presses = early.pressed.map((button) => () => button.click());
  void replayInTurn([...values, ...presses]);
}
