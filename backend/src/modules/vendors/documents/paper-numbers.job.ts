import { Injectable } from '@nestjs/common';
import { Job } from '../../../common/jobs/job.decorator.js';
import { PaperNumbers } from './paper-numbers.service.js';

const EVERY_MS = 60_000;

/** Reads the numbers on new papers, one run at a time. */
@Injectable()
export class PaperNumbersJob {
  constructor(private readonly numbers: PaperNumbers) {}

  @Job(EVERY_MS)
  async run(): Promise<void> {
    await this.numbers.readDue();
  }
}
