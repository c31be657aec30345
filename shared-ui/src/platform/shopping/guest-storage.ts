import { savedPlace } from './saved-notice';

export interface SavedFavorite {
  readonly dealId: number;
  /** Price when the deal was saved, in whole rupees. */
  readonly priceThen: number;
}

export interface SavedLine extends SavedFavorite {
  readonly quantity: number;
}

/** Items that the browser stores for a visitor without a session. */
export interface Saved {
  /** Newest first. */
  readonly favorites: readonly SavedFavorite[];
  readonly cart: readonly SavedLine[];
}

/** Maximum numbers of items that the server accepts in one request. */
const mostFavorites = 100;
const mostLines = 50;

export const nothingSaved: Saved = { favorites: [], cart: [] };

const isWhole = (value: unknown, least: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) < 1_000_000_000;

const isFavorite = (row: unknown): row is SavedFavorite => {
  const { dealId, priceThen } = (row ?? {}) as Partial<SavedFavorite>;
  return isWhole(dealId, 1) && isWhole(priceThen, 0);
};

const isLine = (row: unknown): row is SavedLine => isFavorite(row) && isWhole((row as SavedLine).quantity, 1);

const rows = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Parses the stored items. Invalid content is treated as empty. */
export function parseSaved(text: string | null): Saved {
  try {
    const { favorites, cart } = JSON.parse(text ?? '{}') as Partial<Record<keyof Saved, unknown>>;
    return {
      favorites: rows(favorites).filter(isFavorite).slice(0, mostFavorites),
      cart: rows(cart).filter(isLine).slice(0, mostLines),
    };
  } catch {
    return nothingSaved;
  }
}

/** @returns the saved items without the deal, or with the deal as the newest favorite */
export function withFavorite(saved: Saved, favorite: SavedFavorite, isSaved: boolean): Saved {
  const others = saved.favorites.filter(({ dealId }) => dealId !== favorite.dealId);
  return { ...saved, favorites: isSaved ? [favorite, ...others].slice(0, mostFavorites) : others };
}

/** @returns the saved items with this quantity of the deal in the cart; 0 removes it */
export function withLine(saved: Saved, line: SavedLine): Saved {
  const known = saved.cart.find(({ dealId }) => dealId === line.dealId);
  if (!known)
    return line.quantity > 0 ? { ...saved, cart: [...saved.cart, line].slice(0, mostLines) } : saved;
  const changed = { ...known, quantity: line.quantity };
  return {
    ...saved,
    cart: saved.cart.flatMap((one) => (one !== known ? [one] : line.quantity > 0 ? [changed] : [])),
  };
}

export function readSaved(): Saved {
  try {
    return parseSaved(localStorage.getItem(savedPlace));
  } catch {
    return nothingSaved;
  }
}

/** @returns false if the browser cannot store the items, as in some private windows */
export function writeSaved(saved: Saved): boolean {
  try {
    if (saved.favorites.length + saved.cart.length === 0) localStorage.removeItem(savedPlace);
    else localStorage.setItem(savedPlace, JSON.stringify(saved));
    return true;
  } catch {
    return false;
  }
}
