/** Ids of the deals viewed last on this device, between commas. They are sent nowhere but to ask for these deals. */
const STORED_AT = 'dobbar.viewed';
/** `off` while the visitor does not want the device to remember. */
const SWITCH_AT = 'dobbar.own-activity';
const CHANGED = 'dobbar:own-activity-changed';
const MAX_DEALS = 20;

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function write(key: string, value: string): void {
  try {
    if (value) localStorage.setItem(key, value);
    else localStorage.removeItem(key);
  } catch {
    // A private window may store nothing.
  }
  dispatchEvent(new Event(CHANGED));
}

/** @param text as it is stored; anything else is read as nothing */
export const parseViewed = (text: string): number[] =>
  [...new Set(text.split(','))]
    .filter((id) => /^[1-9]\d{0,8}$/.test(id))
    .map(Number)
    .slice(0, MAX_DEALS);

/** What is stored, as text, so that React can compare it. */
export const storedViewed = (): string => read(STORED_AT);

export const isRemembering = (): boolean => read(SWITCH_AT) !== 'off';

/** Puts a deal in front of the list, unless the device does not remember. */
export function addViewed(id: number): void {
  if (!isRemembering()) return;
  const others = parseViewed(storedViewed()).filter((other) => other !== id);
  write(STORED_AT, [id, ...others].slice(0, MAX_DEALS).join());
}

export const removeViewed = (id: number): void =>
  write(
    STORED_AT,
    parseViewed(storedViewed())
      .filter((other) => other !== id)
      .join(),
  );

export const clearViewed = (): void => write(STORED_AT, '');

/** Turning it off deletes the list as well. */
export function setRemembering(isOn: boolean): void {
  if (!isOn) clearViewed();
  write(SWITCH_AT, isOn ? '' : 'off');
}

/** Also when another tab changed it. @returns how to stop listening */
export function onViewedChange(act: () => void): () => void {
  addEventListener(CHANGED, act);
  addEventListener('storage', act);
  return () => {
    removeEventListener(CHANGED, act);
    removeEventListener('storage', act);
  };
}
