import { Injectable } from '@nestjs/common';
import { VersionConflict } from '../../../common/errors/common.errors.js';
import { violates } from '../../../common/errors/constraint.js';
import { CacheDrops } from '../../../common/http-cache/cache-drops.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { AuditService } from '../../audit/index.js';
import type { CatalogueKind } from './catalogue-kind.js';
import { AlreadyTaken } from './catalogue.errors.js';

/** Rows of the catalogue as admins read and write them (rules T1 and T2). */
@Injectable()
export class CatalogueService {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly drops: CacheDrops,
  ) {}

  /** All of them, switched off or not: there are tens, not thousands. */
  list<View>(kind: CatalogueKind): Promise<View[]> {
    return this.transactions.query<View>(`${select(kind)} ORDER BY ${kind.order}`);
  }

  /** Refuses as the kind says (404). */
  async one<View>(kind: CatalogueKind, id: number): Promise<View> {
    const [row] = await this.transactions.query<View>(`${select(kind)} WHERE t.id = $1`, [id]);
    if (!row) throw new kind.missing();
    return row;
  }

  /** Refuses `catalogue.taken` (409). */
  async create<View>(kind: CatalogueKind, actorId: number, fields: object): Promise<View> {
    return this.transactions.run(async () => {
      const { columns, values } = written(kind, fields);
      const [made] = await this.transactions
        .query<{ id: number }>(
          `INSERT INTO ${kind.table} (${columns.join(', ')}) VALUES (${values.map((_, n) => `$${n + 1}`).join(', ')}) RETURNING id`,
          values,
        )
        .catch((error: unknown) => refuse(kind, error));
      const id = made?.id as number;
      await this.noted(kind, actorId, id, 'created', { after: fields });
      return this.one<View>(kind, id);
    });
  }

  /**
   * Writes a row on the version that was looked at. Refuses as the kind says (404), `version.conflict` and `catalogue.taken` (409).
   * @param within what else belongs to the change, with the row as it was
   */
  async change<View extends { version: number }>(
    kind: CatalogueKind,
    actorId: number,
    id: number,
    { version, ...fields }: { version: number },
    within: (before: View) => Promise<void> = async () => undefined,
  ): Promise<View> {
    return this.transactions.run(async () => {
      await this.transactions.query(`SELECT 1 FROM ${kind.table} WHERE id = $1 FOR UPDATE`, [id]);
      const before = await this.one<View>(kind, id);
      if (before.version !== version) throw new VersionConflict({ currentVersion: before.version });
      await within(before);
      const { columns, values } = written(kind, fields);
      await this.transactions
        .query(
          `UPDATE ${kind.table} SET ${columns.map((column, n) => `${column} = $${n + 2}`).join(', ')}, version = version + 1,
             updated_at = now() WHERE id = $1`,
          [id, ...values],
        )
        .catch((error: unknown) => refuse(kind, error));
      const after = await this.one<View>(kind, id);
      await this.noted(kind, actorId, id, 'changed', differences(kind, before, after));
      return after;
    });
  }

  /** Refuses as the kind says (404) and `version.conflict` (409). */
  async remove(kind: CatalogueKind, actorId: number, id: number, version: number): Promise<void> {
    await this.transactions.run(async () => {
      await this.transactions.query(`SELECT 1 FROM ${kind.table} WHERE id = $1 FOR UPDATE`, [id]);
      const before = await this.one<{ version: number }>(kind, id);
      if (before.version !== version) throw new VersionConflict({ currentVersion: before.version });
      await this.transactions.query(`DELETE FROM ${kind.table} WHERE id = $1`, [id]);
      await this.noted(kind, actorId, id, 'deleted', { before });
    });
  }

  private async noted(
    kind: CatalogueKind,
    actorId: number,
    subjectId: number,
    verb: 'created' | 'changed' | 'deleted',
    values: { before?: unknown; after?: unknown },
  ): Promise<void> {
    await this.audit.write({
      actorId,
      action: `${kind.subject}.${verb}`,
      subjectType: kind.subject,
      subjectId,
      ...values,
    });
    if (kind.tags.length > 0) await this.drops.drop(...kind.tags);
  }
}

function select(kind: CatalogueKind): string {
  const own = Object.entries(kind.columns).map(
    ([field, column]) => `t.${column}${kind.days?.includes(field) ? '::text' : ''} AS "${field}"`,
  );
  const more = Object.entries(kind.shown ?? {}).map(([field, sql]) => `${sql} AS "${field}"`);
  return `SELECT t.id, t.version, ${[...own, ...more].join(', ')} FROM ${kind.table} t`;
}

function written(kind: CatalogueKind, fields: object): { columns: string[]; values: unknown[] } {
  const sent = Object.entries(kind.columns)
    .map(([field, column]) => [column, fields[field as keyof object]] as const)
    .filter(([, value]) => value !== undefined);
  return { columns: sent.map(([column]) => column), values: sent.map(([, value]) => value) };
}

function differences(kind: CatalogueKind, before: object, after: object): { before: object; after: object } {
  const changed = Object.keys(kind.columns).filter(
    (field) => before[field as keyof object] !== after[field as keyof object],
  );
  const of = (row: object) => Object.fromEntries(changed.map((field) => [field, row[field as keyof object]]));
  return { before: of(before), after: of(after) };
}

function refuse(kind: CatalogueKind, error: unknown): never {
  const field = Object.entries(kind.unique ?? {}).find(([constraint]) => violates(error, constraint))?.[1];
  if (field) {
    const message = 'Another entry has this already';
    throw new AlreadyTaken({ errors: [{ field, message }] });
  }
  const refused = Object.entries(kind.refusals ?? {}).find(([constraint]) => violates(error, constraint));
  if (refused) throw new refused[1]();
  throw error;
}
