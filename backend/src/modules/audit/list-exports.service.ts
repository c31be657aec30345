import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { SessionUser } from '../../common/access/session-user.js';
import type { Cell } from '../../common/csv/csv.js';
import { sendTable } from '../../common/csv/send-table.js';
import { KeysetPages } from '../../common/paging/keyset-pages.js';
import type { PageQuery } from '../../common/paging/page-query.js';
import { Clock } from '../../common/time/clock.js';
import { nepalDay } from '../../common/time/nepal-day.js';
import { AuditService } from './audit.service.js';
import type { ExportedList, WithoutPages } from './exported-list.js';

/** Sends whole lists of the console as files, and records the admin in the audit log (rule RP1). */
@Injectable()
export class ListExports {
  constructor(
    private readonly pages: KeysetPages,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /**
   * Streams all matching rows in the requested order. The audit log contains the list and its filters, but
   * not the search text, which may be a person's name.
   */
  async send<Query extends PageQuery & { sort?: string }, View>(
    exported: ExportedList<Query, View>,
    query: WithoutPages<Query>,
    admin: SessionUser,
    reply: FastifyReply,
  ): Promise<void> {
    const { name, list, headings, cells } = exported;
    const rows = this.pages.all<View, Query>(list, query as Query);
    await this.audit.write({
      actorId: admin.id,
      action: 'list.exported',
      subjectType: 'list',
      subjectId: name,
      after: {
        filters: Object.keys(query).filter((field) => query[field as keyof typeof query] !== undefined),
      },
    });
    await sendTable(
      reply,
      `${name}-${nepalDay(this.clock.now())}`,
      headings[admin.language],
      asCells(rows, cells),
    );
  }
}

async function* asCells<View>(
  rows: AsyncIterable<View[]>,
  cells: (row: View) => Cell[],
): AsyncGenerator<Cell[][]> {
  for await (const some of rows) yield some.map(cells);
}
