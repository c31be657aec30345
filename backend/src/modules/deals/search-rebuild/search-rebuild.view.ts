import { ApiProperty } from '@nestjs/swagger';
import type { RebuildKind } from './search-rebuilds.sql.js';

/** Update of the search index for the deals of a renamed category, city or business. */
export class SearchRebuildView {
  id: number;
  /** `all` updates every deal after a software update. */
  @ApiProperty({ enum: ['category', 'location', 'vendor', 'all'] }) kind: RebuildKind;
  /** The category, city or business; null for `all`. */
  subjectId: number | null;
  name: string | null;
  nameNe: string | null;
  /** Number of updated deals. */
  done: number;
  total: number;
  startedAt: Date;
  /** Null while it is running. */
  finishedAt: Date | null;
}
