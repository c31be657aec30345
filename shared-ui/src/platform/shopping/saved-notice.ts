/** Key of the saved items in localStorage. */
export const savedPlace = 'dobbar.kept';

const changed = 'dobbar:kept-changed';

/**
 * Announces a change of the saved items. A window event also reaches the remotes, which have their own copies of this module.
 */
export const announceSaved = (): boolean => window.dispatchEvent(new Event(changed));

/**
 * Subscribes to changes of the saved items, including those of other tabs.
 * @returns a function that unsubscribes
 */
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

/** Returns true if the browser has saved items, so that the code for favorites and the cart is worth preloading. */
export function hasSaved(): boolean {
  try {
    return localStorage.getItem(savedPlace) !== null;
  } catch {
    return false;
  }
}
