import type { Language } from 'shared-ui/format';

/** A deal of the API, as far as the card shows it. */
export interface EmbeddedDeal {
  id: number;
  title: string;
  titleNe: string | null;
  image: string | null;
  coverKey: string | null;
  discountType: string;
  discountValue: string;
  originalPrice: number;
  discountedPrice: number;
  endDate: string;
  status: string;
  vendor: { id: number; businessName: string; nameNe: string | null; logo: string | null };
  category: { slug: string; parentSlug: string | null };
  location: { name: string; nameNe: string | null } | null;
  distanceMetres?: number | null;
  /** Variant of the typographic cover; set where a list would show a cover twice. */
  look?: number;
}

/** The site that the script comes from. */
export interface Site {
  readonly origin: string;
  read<T>(path: string): Promise<T>;
}

/** Reads public data without cookies and without headers that need a preflight. */
export const siteAt = (origin: string): Site => ({
  origin,
  async read<T>(path: string) {
    const response = await fetch(origin + path, { credentials: 'omit', referrerPolicy: 'origin' });
    if (!response.ok) throw new Error(`${path} is ${response.status}.`);
    return (await response.json()) as T;
  },
});

export const pathIn = (language: Language, path: string): string =>
  language === 'ne' ? `/ne${path === '/' ? '' : path}` : path;

export const inLanguage = (language: Language, en: string, ne: string | null): string =>
  language === 'ne' ? (ne ?? en) : en;
