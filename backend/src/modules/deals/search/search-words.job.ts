import { Injectable } from '@nestjs/common';
import { Job } from '../../../common/jobs/job.decorator.js';
import { BatchJob } from '../../../common/jobs/batch-job.js';
import { SearchWords } from './search-words.service.js';

const EVERY_MS = 1_000;

/** Computes keys for words of new texts, and for all words after an update that changes the keys. */
@Injectable()
export class SearchWordsJob extends BatchJob {
  constructor(private readonly words: SearchWords) {
    super();
  }

  @Job(EVERY_MS, { tracesItself: true })
  run(): Promise<void> {
    return this.start();
  }

  protected runBatch(): Promise<boolean> {
    return this.words.keyBatch();
  }
}
