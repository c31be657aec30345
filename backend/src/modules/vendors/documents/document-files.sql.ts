import type pg from 'pg';

/** File name of a document in the media store. The public route of images does not serve such names. */
export const documentFile = (id: string): string => `${id}/document`;

/** @returns the names of the files of all documents */
export async function documentFiles(db: pg.ClientBase): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>('SELECT id FROM vendor_documents ORDER BY id');
  return rows.map(({ id }) => documentFile(id));
}
