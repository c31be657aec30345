import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { isDatabaseAway } from '../../../common/errors/translate-error.js';
import { Config } from '../../../config/config.js';
import { PaperNumbers } from './paper-numbers.service.js';

const EVERY_MS = 60_000;

/** Reads the numbers on new papers, one run at a time. */
@Injectable()
export class PaperNumbersJob {
  private readonly logger = new Logger(PaperNumbersJob.name);
  private isRunning = false;

  constructor(
    private readonly config: Config,
    private readonly numbers: PaperNumbers,
  ) {}

  @Interval(EVERY_MS)
  async onInterval(): Promise<void> {
    if (!this.config.backgroundWork || this.isRunning) return;
    this.isRunning = true;
    try {
      await this.numbers.readDue();
    } catch (error) {
      if (!isDatabaseAway(error)) this.logger.error(error);
    } finally {
      this.isRunning = false;
    }
  }
}
