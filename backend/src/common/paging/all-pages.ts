/** Number of rows read at once when a whole list is read. */
export const CHUNK = 500;

export interface ReadPage<Row> {
  rows: Row[];
  /** Cursor of the next page; null after the last one. */
  next: string | null;
}

/** Reads a list page by page on demand. No connection is held between two pages. */
export async function* allPages<Row>(
  read: (cursor: string | undefined) => Promise<ReadPage<Row>>,
): AsyncGenerator<Row[]> {
  let cursor: string | undefined;
  do {
    const { rows, next } = await read(cursor);
    yield rows;
    cursor = next ?? undefined;
  } while (cursor);
}
