import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { remembered } from '../../../common/loading/remembered.js';
import { type Cover, type CoverEntry, toCover } from './cover-match.js';

const FOLDER = path.resolve(import.meta.dirname, '../../../../../shared-ui/src/assets/covers');

export interface CoverList {
  /** Incremented with every change of a cover or a word. */
  version: number;
  covers: readonly Cover[];
  /** By id. */
  byKey: ReadonlyMap<string, Cover>;
}

/** Covers and the words that select them, read once. */
export const loadCovers = remembered(readList);

async function readList(): Promise<CoverList> {
  const file = JSON.parse(await readFile(path.join(FOLDER, 'covers.json'), 'utf8')) as {
    version: number;
    covers: CoverEntry[];
  };
  const covers = file.covers.map(toCover);
  return { version: file.version, covers, byKey: new Map(covers.map((cover) => [cover.id, cover])) };
}

/** @param key the id of a cover of the list */
export const readDrawing = (key: string): Promise<Buffer> => readFile(path.join(FOLDER, `${key}.svg`));

/** @param name of a file of the ticket covers */
export const readTicketFile = (name: string): Promise<string> =>
  readFile(path.join(FOLDER, 'ticket', name), 'utf8');
