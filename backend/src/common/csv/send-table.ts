import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { type CsvRow, csvChunks } from './csv.js';

/**
 * Streams a table: the headings are sent at once, and the next rows are read when the client has received the
 * previous ones. When the client disconnects, reading ends.
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
