import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { BatchJob } from '../../../common/jobs/batch-job.js';
import { Config } from '../../../config/config.js';
import { SearchWords } from './search-words.service.js';

const EVERY_MS = 1_000;

/** Computes keys for words of new texts, and for all words after an update that changes the keys. */
@Injectable()
export class SearchWordsJob extends BatchJob {
  constructor(
    config: Config,
    private readonly words: SearchWords,
  ) {
    super(config);
  }

  @Interval(EVERY_MS)
  onInterval(): void {
    this.start();
  }

  protected runBatch(): Promise<boolean> {
    return this.words.keyBatch();
  }
}
