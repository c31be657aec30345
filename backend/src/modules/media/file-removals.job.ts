import { Injectable, Logger } from '@nestjs/common';
import { In } from 'typeorm';
import { inBackground } from '../../common/connections/in-background.js';
import { Job } from '../../common/jobs/job.decorator.js';
import { isDatabaseAway } from '../../common/errors/translate-error.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { FileRemoval } from './file-removal.entity.js';
import { MediaStorage } from './storage/media-storage.js';

const EVERY_MS = 60_000;
const BATCH = 100;

/**
 * Removes files of deleted rows: stored in the transaction that deletes the row, processed after its commit,
 * and retried until it succeeds.
 */
@Injectable()
export class FileRemovals {
  private readonly logger = new Logger(FileRemovals.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly storage: MediaStorage,
  ) {}

  /** Call within the transaction after which nothing refers to the files. */
  async schedule(names: readonly string[]): Promise<void> {
    const rows = names.map((name) => ({ name }));
    await this.transactions.of(FileRemoval).createQueryBuilder().insert().values(rows).orIgnore().execute();
    this.transactions.afterCommit(() => void inBackground(() => this.quietly()));
  }

  /** Removes due files. Two instances may run at once, because a missing file is no error. */
  @Job(EVERY_MS)
  async run(): Promise<void> {
    for (;;) {
      const due = await this.transactions.of(FileRemoval).find({ order: { name: 'ASC' }, take: BATCH });
      const names = due.map(({ name }) => name);
      if (names.length === 0) return;
      await this.storage.remove(names);
      await this.transactions.of(FileRemoval).delete({ name: In(names) });
    }
  }

  private async quietly(): Promise<void> {
    await this.run().catch((error: unknown) => {
      if (!isDatabaseAway(error)) this.logger.error(error);
    });
  }
}
