import type { RecordedInput } from './record';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Does again to a control what was done to it, now that somebody listens. */
type Replay = () => void;

/** Writes past the listener that React puts on each control, so that it sees a change. */
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
  // No script may put a file back.
  return control.matches('[type=file]') ? null : typed(control as TextControl);
}

/**
 * Each comes as an event of its own, as it would have from a reader's hand, so that React renders between two. The first comes
 * at once: no effect has replaced a pressed button with another one yet.
 */
async function replayInTurn(replays: readonly Replay[]): Promise<void> {
  for (const replay of replays) {
    replay();
    await Promise.resolve();
  }
}

/**
 * Hands what was typed, chosen and pressed before the page came alive to what is alive now. React leaves
 * early values in their controls but does not know of them, and its next rendering wipes them out; so all
 * are read before the first is told.
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
