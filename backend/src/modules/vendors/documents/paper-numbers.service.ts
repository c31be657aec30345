import { Injectable, Logger } from '@nestjs/common';
import { assertNoTransaction } from '../../../common/transactions/assert-no-transaction.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { type DocumentType, MediaStorage } from '../../media/index.js';
import { documentFile } from './document-files.sql.js';
import type { DocumentKind } from './document.view.js';
import { type NumberReader, NumberReaders, type ReadPaper } from './number-reader.port.js';
import { STORE_NUMBER, TAKE_UNREAD } from './paper-numbers.sql.js';

const MAX_ATTEMPTS = 3;
const MINUTES_BETWEEN = 10;
const TIMEOUT_MS = 30_000;
const MAX_LENGTH = 60;

interface Unread {
  id: string;
  kind: DocumentKind;
  type: DocumentType;
}

/** Reads the numbers on papers for comparison with the typed ones, if a reader is bound (rule G10). */
@Injectable()
export class PaperNumbers {
  private readonly logger = new Logger(PaperNumbers.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly storage: MediaStorage,
    private readonly readers: NumberReaders,
  ) {}

  /** Reads every due paper. A paper that cannot be read is tried again later; the verification does not depend on it. */
  async readDue(): Promise<void> {
    const { reader } = this.readers;
    while (reader) {
      const [paper] = await this.transactions.query<Unread>(TAKE_UNREAD, [MAX_ATTEMPTS, MINUTES_BETWEEN]);
      if (!paper) return;
      await this.read(reader, paper).catch((error: unknown) => this.logger.warn(error));
    }
  }

  private async read(reader: NumberReader, { id, kind, type }: Unread): Promise<void> {
    assertNoTransaction('Reading the number on a paper');
    const bytes = await this.storage.read(documentFile(id));
    if (!bytes) return;
    const number = await withinTime(reader, { kind, type, bytes });
    await this.transactions.query(STORE_NUMBER, [id, number?.trim().slice(0, MAX_LENGTH) || null]);
  }
}

async function withinTime(reader: NumberReader, paper: ReadPaper): Promise<string | null> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const timeout = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('Reading a paper took too long.')), {
      once: true,
    });
  });
  return Promise.race([reader.read(paper, signal), timeout]);
}
