import type { SavedText, UnsavedText } from './draft-saver';

/** Subject of the content: a new deal, or an edit of one. */
type Kind = 'draft' | 'change';

export interface ReadableText extends SavedText {
  read(id: number | null): UnsavedText | null;
}

/** Unsaved content of one account in this browser. Without browser storage nothing is stored. */
export function savedTextOf(userId: number, kind: Kind = 'draft'): ReadableText {
  const nameOf = (id: number | null): string => `dobbar.${kind}.${userId}.${id ?? 'new'}`;
  const withStorage = <T>(act: (storage: Storage) => T): T | null => {
    try {
      return act(localStorage);
    } catch {
      return null;
    }
  };
  return {
    keep: (id, text) => void withStorage((storage) => storage.setItem(nameOf(id), JSON.stringify(text))),
    forget: (id) => void withStorage((storage) => storage.removeItem(nameOf(id))),
    read: (id) =>
      withStorage((storage) => {
        const text = JSON.parse(storage.getItem(nameOf(id)) ?? 'null') as UnsavedText | null;
        return text && typeof text.content === 'object' ? text : null;
      }),
  };
}
