import { Injectable } from '@nestjs/common';
import { Job } from '../../common/jobs/job.decorator.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { FileRemovals } from './file-removals.job.js';
import { Media } from './media.entity.js';
import { MediaService } from './media.service.js';
import { MediaReferences } from './media-references.service.js';
import { examined, NEXT_DUE } from './media.sql.js';
import type { MediaPurpose } from './picture-sizes.js';

const EVERY_MS = 10 * 60_000;

/** Deletes images that are unreferenced one day after upload; referenced ones are checked again each week (rule M3). */
@Injectable()
export class MediaCleanupJob {
  constructor(
    private readonly transactions: Transactions,
    private readonly media: MediaService,
    private readonly uses: MediaReferences,
    private readonly removals: FileRemovals,
  ) {}

  @Job(EVERY_MS)
  async cleanUp(): Promise<void> {
    while (await this.examineNext()) continue;
    await this.removals.run();
  }

  /** @returns true if an image was due */
  private examineNext(): Promise<boolean> {
    return this.transactions.run(async () => {
      const [due] = await this.transactions.query<{ id: string }>(NEXT_DUE);
      if (!due) return false;
      // A separate query after the row was locked, so that it sees references that were added until then.
      const [picture] = await this.transactions.query<{ purpose: MediaPurpose; isShown: boolean }>(
        examined(this.uses.isShown),
        [due.id],
      );
      if (picture?.isShown)
        await this.transactions.of(Media).update(due.id, { examineAt: () => `now() + interval '7 days'` });
      else if (picture) await this.media.discard(due.id, picture.purpose);
      return true;
    });
  }
}
