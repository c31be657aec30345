import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { isDatabaseAway } from '../../../common/errors/translate-error.js';
import { Config } from '../../../config/config.js';
import { DocumentsService } from './documents.service.js';

const EVERY_MS = 10 * 60_000;

/** Throws documents away a day after they came without a business, or that belonged to an erased account. */
@Injectable()
export class DocumentsCleanupJob {
  private readonly logger = new Logger(DocumentsCleanupJob.name);

  constructor(
    private readonly config: Config,
    private readonly documents: DocumentsService,
  ) {}

  @Interval(EVERY_MS)
  async onInterval(): Promise<void> {
    if (!this.config.backgroundWork) return;
    await this.documents.cleanUp().catch((error: unknown) => {
      if (!isDatabaseAway(error)) this.logger.error(error);
    });
  }
}
