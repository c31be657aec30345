import { keptPlace } from './kept-notice';

export interface KeptFavorite {
  readonly dealId: number;
  /** Whole rupees. */
  readonly priceThen: number;
}

export interface KeptLine extends KeptFavorite {
  readonly quantity: number;
}

/** What the browser keeps of somebody who is not signed in. */
export interface Kept {
  /** The newest first. */
  readonly favorites: readonly KeptFavorite[];
  readonly cart: readonly KeptLine[];
}

/** The server takes so many at once. */
const mostFavorites = 100;
const mostLines = 50;

export const nothingKept: Kept = { favorites: [], cart: [] };

const isWhole = (value: unknown, least: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) < 1_000_000_000;

const isFavorite = (row: unknown): row is KeptFavorite => {
  const { dealId, priceThen } = (row ?? {}) as Partial<KeptFavorite>;
  return isWhole(dealId, 1) && isWhole(priceThen, 0);
};

const isLine = (row: unknown): row is KeptLine => isFavorite(row) && isWhole((row as KeptLine).quantity, 1);

const rows = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Whatever somebody or something else wrote there is read as nothing. */
export function parseKept(text: string | null): Kept {
  try {
    const { favorites, cart } = JSON.parse(text ?? '{}') as Partial<Record<keyof Kept, unknown>>;
    return {
      favorites: rows(favorites).filter(isFavorite).slice(0, mostFavorites),
      cart: rows(cart).filter(isLine).slice(0, mostLines),
    };
  } catch {
    return nothingKept;
  }
}

/** @returns the same without the deal, or with it as the newest */
export function withFavorite(kept: Kept, favorite: KeptFavorite, isKept: boolean): Kept {
  const others = kept.favorites.filter(({ dealId }) => dealId !== favorite.dealId);
  return { ...kept, favorites: isKept ? [favorite, ...others].slice(0, mostFavorites) : others };
}

/** @returns the same with so many of the deal in the cart; 0 takes it out */
export function withLine(kept: Kept, line: KeptLine): Kept {
  const known = kept.cart.find(({ dealId }) => dealId === line.dealId);
  if (!known) return line.quantity > 0 ? { ...kept, cart: [...kept.cart, line].slice(0, mostLines) } : kept;
  const changed = { ...known, quantity: line.quantity };
  return {
    ...kept,
    cart: kept.cart.flatMap((one) => (one !== known ? [one] : line.quantity > 0 ? [changed] : [])),
  };
}

export function readKept(): Kept {
  try {
    return parseKept(localStorage.getItem(keptPlace));
  } catch {
    return nothingKept;
  }
}

/** @returns false where the browser keeps nothing, as in some private windows */
export function writeKept(kept: Kept): boolean {
  try {
    if (kept.favorites.length + kept.cart.length === 0) localStorage.removeItem(keptPlace);
    else localStorage.setItem(keptPlace, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}
