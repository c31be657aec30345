import { Injectable, Logger } from '@nestjs/common';
import { In, MoreThan } from 'typeorm';
import { CdnPurges } from '../../common/cdn/cdn-purges.job.js';
import { mediaTag } from '../../common/cdn/purge-tags.js';
import { inBackground } from '../../common/connections/in-background.js';
import { Job } from '../../common/jobs/job.decorator.js';
import { isDatabaseAway } from '../../common/errors/translate-error.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { FileRemoval } from './file-removal.entity.js';
import { MediaStorage } from './storage/media-storage.js';

const EVERY_MS = 60_000;
const BATCH = 100;
/** Without its store, a run ends after so many failures. */
const MAX_FAILURES = 5;

const tagsOf = (names: readonly string[]): string[] => [
  ...new Set(names.map((name) => mediaTag(name.split('/')[0] ?? name))),
];

/**
 * Removes files of deleted rows: stored in the transaction that deletes the row, processed after its commit,
 * and retried until they are removed from the store and purged from the content delivery network.
 */
@Injectable()
export class FileRemovals {
  private readonly logger = new Logger(FileRemovals.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly storage: MediaStorage,
    private readonly cdn: CdnPurges,
  ) {}

  /** Call within the transaction after which nothing refers to the files. */
  async schedule(names: readonly string[]): Promise<void> {
    const rows = names.map((name) => ({ name }));
    await this.transactions.of(FileRemoval).createQueryBuilder().insert().values(rows).orIgnore().execute();
    this.transactions.afterCommit(() => void inBackground(() => this.quietly()));
  }

  /**
   * Removes due files. Two instances may run at once, because a missing file is no error. A file that cannot be removed delays no other.
   * If the network does not purge, the files are removed nevertheless, and the next run calls it again.
   */
  @Job(EVERY_MS)
  async run(): Promise<void> {
    const failures: unknown[] = [];
    let isPurged = true;
    for (
      let names = await this.dueAfter('');
      names.length > 0 && failures.length < MAX_FAILURES;
      names = await this.dueAfter(names.at(-1) ?? '')
    ) {
      const removed = await this.remove(names, failures);
      if (isPurged)
        await this.cdn.purgeNow(tagsOf(removed)).catch((error: unknown) => {
          isPurged = false;
          failures.push(error);
        });
      if (isPurged) await this.transactions.of(FileRemoval).delete({ name: In(removed) });
    }
    if (failures.length > 0) throw failures[0];
  }

  /** @returns the files that the store has removed */
  private async remove(names: readonly string[], failures: unknown[]): Promise<string[]> {
    const removed: string[] = [];
    for (const name of names) {
      if (failures.length >= MAX_FAILURES) break;
      await this.storage.remove([name]).then(
        () => removed.push(name),
        (error: unknown) => failures.push(error),
      );
    }
    return removed;
  }

  private async dueAfter(name: string): Promise<string[]> {
    const where = { name: MoreThan(name) };
    const due = await this.transactions.of(FileRemoval).find({ where, order: { name: 'ASC' }, take: BATCH });
    return due.map((removal) => removal.name);
  }

  private async quietly(): Promise<void> {
    await this.run().catch((error: unknown) => {
      if (!isDatabaseAway(error)) this.logger.error(error);
    });
  }
}
