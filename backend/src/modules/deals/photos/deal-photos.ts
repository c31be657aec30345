import type { DealDraftContentDto } from '../drafts/deal-draft.dto.js';
import type { DealPhotoDto } from './deal-photo.dto.js';

/** Photo with its fields in a fixed order, so that equal photos compare as equal. */
export interface Photo {
  path: string;
  alt: string | null;
  altNe: string | null;
}

interface Sent {
  photos?: readonly DealPhotoDto[] | null | undefined;
  image?: string | null | undefined;
}

function withFirst(before: readonly DealPhotoDto[], image: string | null): readonly DealPhotoDto[] {
  if (image === null) return [];
  if (image === before[0]?.path) return before;
  return [{ path: image }, ...before.slice(1).filter(({ path }) => path !== image)];
}

/**
 * Returns the photos after a change, and the first one as the image. `photos` takes precedence; `image` alone replaces the first
 * photo, and null removes all.
 * @param before current photos
 */
export function picturesOf(
  { photos, image }: Sent,
  before: readonly DealPhotoDto[] = [],
): { photos: Photo[]; image: string | null } {
  const sent = photos === null && image ? undefined : photos;
  const after = sent === undefined ? (image === undefined ? before : withFirst(before, image)) : (sent ?? []);
  return {
    photos: after.map(({ path, alt, altNe }) => ({ path, alt: alt ?? null, altNe: altNe ?? null })),
    image: after[0]?.path ?? null,
  };
}

/** Name of the request field that contains the photos. */
export const pictureField = ({ photos }: Sent): 'photos' | 'image' => (photos ? 'photos' : 'image');

/** Returns the photos of a draft, with the first one as the image. Without photos, the image becomes the only photo. */
export function draftPictures({
  photos,
  image,
}: DealDraftContentDto): Pick<DealDraftContentDto, 'photos' | 'image'> {
  const kept = photos ?? (image ? [{ path: image }] : []);
  return kept.length > 0 ? { photos: kept, image: kept[0]?.path } : { photos: null, image: null };
}
