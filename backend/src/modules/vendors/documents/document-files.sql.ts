import type pg from 'pg';

/** The name of a document's file in the media store. The public address of pictures does not serve such names. */
export const documentFile = (id: string): string => `${id}/document`;

/** @returns the names of the files of all documents */
export async function documentFiles(db: pg.ClientBase): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>('SELECT id FROM vendor_documents ORDER BY id');
  return rows.map(({ id }) => documentFile(id));
}
