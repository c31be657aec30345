/** Where in the browser's storage it stands. */
export const savedPlace = 'dobbar.kept';

const changed = 'dobbar:kept-changed';

/** Tells this page and its parts, each with code of its own, that the browser keeps something else now. */
export const announceSaved = (): boolean => window.dispatchEvent(new Event(changed));

/** Also when another tab changed it. @returns how to stop listening */
export function onSavedChange(act: () => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === savedPlace) act();
  };
  window.addEventListener(changed, act);
  window.addEventListener('storage', onStorage);
  return () => {
    window.removeEventListener(changed, act);
    window.removeEventListener('storage', onStorage);
  };
}

/** Whether it is worth fetching the code for favorites and the cart before anybody asks for it. */
export function hasSaved(): boolean {
  try {
    return localStorage.getItem(savedPlace) !== null;
  } catch {
    return false;
  }
}
