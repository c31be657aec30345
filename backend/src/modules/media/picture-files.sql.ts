import type pg from 'pg';
import { filesOf, type MediaPurpose } from './picture-sizes.js';

const ALL_PICTURES = 'SELECT id, purpose FROM media ORDER BY id';

/** @returns the names of the files of all pictures, as the media store knows them */
export async function pictureFiles(db: pg.ClientBase): Promise<string[]> {
  const { rows } = await db.query<{ id: string; purpose: MediaPurpose }>(ALL_PICTURES);
  return rows.flatMap(({ id, purpose }) => filesOf(id, purpose));
}
