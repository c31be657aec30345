import { Injectable } from '@nestjs/common';
import { Job } from '../../../common/jobs/job.decorator.js';
import { DocumentsService } from './documents.service.js';

const EVERY_MS = 10 * 60_000;

/** Deletes documents without a business one day after upload, and those of erased accounts. */
@Injectable()
export class DocumentsCleanupJob {
  constructor(private readonly documents: DocumentsService) {}

  @Job(EVERY_MS)
  run(): Promise<void> {
    return this.documents.cleanUp();
  }
}
