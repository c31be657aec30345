import type { DealDraftContentDto } from '../drafts/deal-draft.dto.js';
import type { DealPhotoDto } from './deal-photo.dto.js';

/** A photo with its parts in a fixed order, so that the same photo is the same value. */
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
 * The photos after a change, and the image: the first of them. `photos` decides; `image` alone replaces the first photo, and its
 * removal removes all.
 * @param before the photos so far
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

/** Which field named the pictures. */
export const pictureField = ({ photos }: Sent): 'photos' | 'image' => (photos ? 'photos' : 'image');

/** The photos of a draft with the image, which is the first of them. A draft without photos may name the image alone. */
export function draftPictures({
  photos,
  image,
}: DealDraftContentDto): Pick<DealDraftContentDto, 'photos' | 'image'> {
  const kept = photos ?? (image ? [{ path: image }] : []);
  return kept.length > 0 ? { photos: kept, image: kept[0]?.path } : { photos: null, image: null };
}
