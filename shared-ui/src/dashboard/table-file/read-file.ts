import { toFailure } from 'shared-ui/store';
import { RowCounter } from './row-counter';

export interface FileProgress {
  /** Number of rows without the header row. */
  rows: number;
  bytes: number;
}

export interface ReadFile {
  blob: Blob;
  name: string;
}

const nameIn = (disposition: string | null): string | undefined =>
  /filename="([^"]+)"/.exec(disposition ?? '')?.[1];

const bodyOf = (answer: Response): Promise<unknown> => answer.json().catch(() => null);

/**
 * Reads a table and reports the progress after each chunk. Errors are of type `ApiFailure`; an interrupted connection also
 * fails, so that no partial file is saved.
 */
export async function readFile(
  url: string,
  signal: AbortSignal,
  onProgress: (progress: FileProgress) => void,
): Promise<ReadFile> {
  const unreachable = (): never => {
    throw toFailure({ status: 'FETCH_ERROR', error: 'the table did not get through' });
  };
  const answer = await fetch(url, { signal }).catch(unreachable);
  if (!answer.ok || !answer.body) throw toFailure({ status: answer.status, data: await bodyOf(answer) });
  const counter = new RowCounter();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = answer.body.getReader();
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(unreachable);
    if (done) break;
    parts.push(value);
    bytes += value.length;
    counter.add(value);
    onProgress({ rows: Math.max(0, counter.rows - 1), bytes });
  }
  const name = nameIn(answer.headers.get('content-disposition')) ?? 'table.csv';
  return { blob: new Blob(parts, { type: 'text/csv' }), name };
}
