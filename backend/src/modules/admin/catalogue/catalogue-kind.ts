import type { RefusalClass } from '../../../common/errors/app-error.js';
import type { CacheTag } from '../../../common/http-cache/cache-tags.js';

/** A table of the catalogue that admins edit row by row. Each has `id`, `version` and `updated_at`. */
export interface CatalogueKind {
  table: string;
  /** What the audit log calls a row. */
  subject: string;
  /** What an admin may write, and the column it is kept in. */
  columns: Readonly<Record<string, string>>;
  /** Fields that are days of Nepal, told as `2026-11-30`. */
  days?: readonly string[];
  /** SQL of what else the console shows of the row `t`, with its name. */
  shown?: Readonly<Record<string, string>>;
  order: string;
  /** Public answers that show it. */
  tags: CacheTag[];
  missing: RefusalClass;
  /** Unique constraints and the field that each is about. */
  unique?: Readonly<Record<string, string>>;
  /** What other constraints of the database mean. */
  refusals?: Readonly<Record<string, RefusalClass>>;
}
