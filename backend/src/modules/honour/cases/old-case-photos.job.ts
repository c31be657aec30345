import { Injectable } from '@nestjs/common';
import { Job } from '../../../common/jobs/job.decorator.js';
import { BatchJob } from '../../../common/jobs/batch-job.js';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { CasePhotos } from './case-photos.service.js';
import { DELETE_PHOTOS, OLD_PHOTOS } from './cases-personal-data.sql.js';

const EVERY_MS = 60 * 60_000;

/** Deletes the photos of a case 180 days after its end (rule HN10). */
@Injectable()
export class OldCasePhotosJob extends BatchJob {
  constructor(
    private readonly transactions: Transactions,
    private readonly photos: CasePhotos,
    private readonly clock: Clock,
  ) {
    super();
  }

  @Job(EVERY_MS, { tracesItself: true })
  run(): Promise<void> {
    return this.start();
  }

  protected runBatch(): Promise<boolean> {
    return this.transactions.run(async () => {
      const old = await this.transactions.query<{ id: number; paths: string[] }>(OLD_PHOTOS, [
        this.clock.now(),
      ]);
      await this.transactions.query(DELETE_PHOTOS, [old.map(({ id }) => id)]);
      await this.photos.release(old.flatMap(({ paths }) => paths));
      return old.length > 0;
    });
  }
}
