import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { isDatabaseAway } from '../../../common/errors/translate-error.js';
import { Config } from '../../../config/config.js';
import { DocumentsService } from './documents.service.js';

const EVERY_MS = 10 * 60_000;

/** Deletes documents without a business one day after upload, and those of erased accounts. */
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
