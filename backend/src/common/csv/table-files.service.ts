import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Clock } from '../time/clock.js';
import { nepalDay } from '../time/nepal-day.js';
import type { Cell } from './csv.js';
import { sendTable } from './send-table.js';

export type TableLanguage = 'en' | 'ne';

/** Name, headings and cells of a list as a table for spreadsheets. */
export interface TableFile<View> {
  /** Name of the file and in the audit log, such as `users`. */
  name: string;
  headings: Readonly<Record<TableLanguage, readonly string[]>>;
  /** One cell per heading. States use the words of the API, which are also the filter values. */
  cells: (row: View, language: TableLanguage) => Cell[];
}

/** Streams lists as CSV files that are named after the day in Nepal. */
@Injectable()
export class TableFiles {
  constructor(private readonly clock: Clock) {}

  send<View>(
    { name, headings, cells }: TableFile<View>,
    batches: AsyncIterable<readonly View[]>,
    language: TableLanguage,
    reply: FastifyReply,
  ): Promise<void> {
    const file = `${name}-${nepalDay(this.clock.now())}`;
    return sendTable(reply, file, headings[language], asCells(batches, cells, language));
  }
}

async function* asCells<View>(
  batches: AsyncIterable<readonly View[]>,
  cells: TableFile<View>['cells'],
  language: TableLanguage,
): AsyncGenerator<Cell[][]> {
  for await (const rows of batches) yield rows.map((row) => cells(row, language));
}

/** A list that is read at once, because it is bounded. */
export async function* oneBatch<View>(
  rows: readonly View[] | Promise<readonly View[]>,
): AsyncGenerator<readonly View[]> {
  yield await rows;
}
