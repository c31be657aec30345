/** Key of the ids of recently viewed deals, separated by commas. The ids are sent only to fetch these deals. */
const STORED_AT = 'dobbar.viewed';
/** Key of the setting: `off` if the visitor has disabled the storage. */
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

/** @param text the stored text; invalid parts are ignored */
export const parseViewed = (text: string): number[] =>
  [...new Set(text.split(','))]
    .filter((id) => /^[1-9]\d{0,8}$/.test(id))
    .map(Number)
    .slice(0, MAX_DEALS);

/** Returns the stored text, which React can compare. */
export const storedViewed = (): string => read(STORED_AT);

export const isRemembering = (): boolean => read(SWITCH_AT) !== 'off';

/** Adds a deal to the front of the list, unless the storage is disabled. */
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

/** Sets whether the device stores viewed deals; disabling also deletes the list. */
export function setRemembering(isOn: boolean): void {
  if (!isOn) clearViewed();
  write(SWITCH_AT, isOn ? '' : 'off');
}

/**
 * Subscribes to changes of the list, including those of other tabs.
 * @returns a function that unsubscribes
 */
export function onViewedChange(act: () => void): () => void {
  addEventListener(CHANGED, act);
  addEventListener('storage', act);
  return () => {
    removeEventListener(CHANGED, act);
    removeEventListener('storage', act);
  };
}
