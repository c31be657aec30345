import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { SessionUser } from '../../common/access/session-user.js';
import { type TableFile, TableFiles } from '../../common/csv/table-files.service.js';
import { KeysetPages } from '../../common/paging/keyset-pages.js';
import type { PageQuery } from '../../common/paging/page-query.js';
import { AuditService } from './audit.service.js';
import type { ExportedList, WithoutPages } from './exported-list.js';

/** Sends whole lists of the console as files, and records the admin in the audit log (rule RP1). */
@Injectable()
export class ListExports {
  constructor(
    private readonly pages: KeysetPages,
    private readonly audit: AuditService,
    private readonly files: TableFiles,
  ) {}

  /**
   * Streams all matching rows in the requested order. The audit log contains the list and its filters, but
   * not the search text, which may be a person's name.
   */
  send<Query extends PageQuery & { sort?: string }, View>(
    exported: ExportedList<Query, View>,
    query: WithoutPages<Query>,
    admin: SessionUser,
    reply: FastifyReply,
  ): Promise<void> {
    const rows = this.pages.all<View, Query>(exported.list, query as Query);
    const filters = Object.keys(query).filter((field) => query[field as keyof typeof query] !== undefined);
    return this.sendRows(exported, rows, filters, admin, reply);
  }

  /** @param filters names of the filters in use */
  async sendRows<View>(
    table: TableFile<View>,
    rows: AsyncIterable<readonly View[]>,
    filters: readonly string[],
    admin: SessionUser,
    reply: FastifyReply,
  ): Promise<void> {
    await this.audit.write({
      actorId: admin.id,
      action: 'list.exported',
      subjectType: 'list',
      subjectId: table.name,
      after: { filters },
    });
    await this.files.send(table, rows, admin.language, reply);
  }
}
