import type { DealDraftContentDto } from 'shared-ui/api/deal-drafts';
import type { FieldKind, Label } from '../field-kinds';

export const MAX_PHOTOS = 8;

interface Photo {
  path: string;
  alt?: string | null;
  altNe?: string | null;
}

/** Photo with its text alternatives as entered. */
export interface PhotoText {
  path: string;
  alt: string;
  altNe: string;
}

const typed = ({ path, alt, altNe }: Photo): PhotoText => ({ path, alt: alt ?? '', altNe: altNe ?? '' });

export const photos = (label: Label): FieldKind<PhotoText[], Photo[] | null> => ({
  label,
  shown: 'photos',
  empty: [],
  read: (stored) => ((stored as Photo[] | null | undefined) ?? []).map(typed),
  write: (chosen) =>
    chosen.map(({ path, alt, altNe }) => ({ path, alt: alt.trim() || null, altNe: altNe.trim() || null })),
});

/** Returns the photos of a draft. Drafts from before galleries contain only the image. */
export const photosOfContent = ({ photos: stored, image }: DealDraftContentDto): PhotoText[] =>
  (stored ?? (image ? [{ path: image }] : [])).map(typed);

/** Returns the photos with one of them moved by one position, forward (-1) or back (1). */
export function moved(all: readonly PhotoText[], index: number, by: -1 | 1): PhotoText[] {
  const rest = all.filter((_, at) => at !== index);
  rest.splice(index + by, 0, ...all.slice(index, index + 1));
  return rest;
}
