import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { type CsvRow, csvChunks } from './csv.js';

/**
 * Sends a table while it is being read: the headings leave at once, and the next rows are read when the reader has taken the ones
 * before, however many there are. A reader who leaves ends the reading.
 * @param name of the file, without its ending
 */
export async function sendTable(
  reply: FastifyReply,
  name: string,
  headings: CsvRow,
  rows: AsyncIterable<readonly CsvRow[]>,
): Promise<void> {
  await reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .send(Readable.from(csvChunks(headings, rows), { objectMode: true, highWaterMark: 1 }));
}
