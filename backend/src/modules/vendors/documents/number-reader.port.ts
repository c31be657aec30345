import { Injectable } from '@nestjs/common';
import type { DocumentType } from '../../media/index.js';
import type { DocumentKind } from './document.view.js';

export interface ReadPaper {
  kind: DocumentKind;
  type: DocumentType;
  bytes: Buffer;
}

/** Reads the number that is printed on a paper, such as a service for text recognition. */
export interface NumberReader {
  /**
   * Called in background work, outside of transactions.
   * @param signal aborted when the time is over
   * @returns the PAN or VAT number of a tax paper, the registration number of a certificate; null if it is not legible
   */
  read(paper: ReadPaper, signal: AbortSignal): Promise<string | null>;
}

/** Optional reader of numbers. By default none is bound and no paper is read. */
@Injectable()
export class NumberReaders {
  reader: NumberReader | null = null;

  bind(reader: NumberReader): void {
    this.reader = reader;
  }
}
