import { ApiProperty } from '@nestjs/swagger';
import type { RebuildKind } from './search-rebuilds.sql.js';

/** The search entries of the deals of something that was renamed. */
export class SearchRebuildView {
  id: number;
  /** `all` renews every deal after an update of the software. */
  @ApiProperty({ enum: ['category', 'location', 'vendor', 'all'] }) kind: RebuildKind;
  /** The category, city or business; null for `all`. */
  subjectId: number | null;
  name: string | null;
  nameNe: string | null;
  /** Deals that have the new name. */
  done: number;
  total: number;
  startedAt: Date;
  /** Null while it runs. */
  finishedAt: Date | null;
}
