import type pg from 'pg';
import { filesOf, type MediaPurpose } from './picture-sizes.js';

const ALL_PICTURES = 'SELECT id, purpose FROM media ORDER BY id';

/** @returns file names of all images in the media store */
export async function pictureFiles(db: pg.ClientBase): Promise<string[]> {
  const { rows } = await db.query<{ id: string; purpose: MediaPurpose }>(ALL_PICTURES);
  return rows.flatMap(({ id, purpose }) => filesOf(id, purpose));
}
