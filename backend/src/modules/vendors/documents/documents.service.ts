import { Injectable, Logger } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import type { SessionUser } from '../../../common/access/session-user.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { AuditService } from '../../audit/index.js';
import { AccountsService } from '../../auth/index.js';
import {
  CONTENT_TYPES,
  type DocumentType,
  documentTypeOf,
  FileRemovals,
  MediaStorage,
  PictureMaker,
  type SentDocument,
  StoreFull,
} from '../../media/index.js';
import {
  DocumentKept,
  DocumentMissing,
  DocumentTypeRejected,
  DocumentUnreadable,
  TooManyDocuments,
} from './documents.errors.js';
import { documentFile } from './document-files.sql.js';
import type { DocumentKind, DocumentView } from './document.view.js';
import {
  ANSWER_ASKED,
  LIST,
  OWN_DOCUMENT,
  OWN_DOCUMENTS,
  INSERT_DOCUMENT,
  KEPT_DOCUMENT,
  ATTACH,
  DOCUMENT_OF_VENDOR,
  DUE,
  DELETE_DOCUMENT,
  DETACH,
} from './documents.sql.js';

const MAX_DOCUMENTS = 6;

/** In bytes: a scan of several pages. */
export const LARGEST_DOCUMENT = 8 * 1024 * 1024;

/** Verification documents of businesses (rule G4). Only their owners and admins can see them. */
@Injectable()
export class DocumentsService {
  private readonly logger = new Logger(DocumentsService.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsService,
    private readonly storage: MediaStorage,
    private readonly pictures: PictureMaker,
    private readonly removals: FileRemovals,
    private readonly audit: AuditService,
  ) {}

  /** Documents of the user's business, or those uploaded before its registration. */
  list(user: SessionUser): Promise<DocumentView[]> {
    return this.transactions.query<DocumentView>(LIST, [user.id, businessOf(user)]);
  }

  /** Rejects `document.not-found` (404), also for a document of another business. */
  async one(user: SessionUser, id: string): Promise<DocumentView> {
    const [document] = await this.transactions.query<DocumentView>(OWN_DOCUMENT, [
      user.id,
      businessOf(user),
      id,
    ]);
    if (!document) throw new DocumentMissing();
    return document;
  }

  /**
   * Rejects `document.type-rejected` (415), `document.unreadable` (400), `document.too-many` (409) and `media.store-failed` (503).
   */
  async add(user: SessionUser, kind: DocumentKind, bytes: Buffer): Promise<DocumentView> {
    const vendorId = businessOf(user);
    const type = documentTypeOf(bytes);
    if (!type) throw new DocumentTypeRejected();
    if (type !== 'pdf') await this.assertPicture(bytes);
    const id = uuid();
    await this.transactions.run(async () => {
      await this.accounts.lock(user.id);
      const own = await this.transactions.query(OWN_DOCUMENTS, [user.id, vendorId]);
      if (own.length >= MAX_DOCUMENTS) throw new TooManyDocuments();
      // Inserts the row first, so that the cleanup job finds files left by a failure.
      await this.transactions.query(INSERT_DOCUMENT, [id, user.id, vendorId, kind, type, bytes.length]);
      if (vendorId !== null) await this.answer(vendorId, user.id, kind);
    });
    await this.keep(id, type, bytes);
    return this.one(user, id);
  }

  /** Content of the file. Rejects `document.not-found`. */
  async read(user: SessionUser, id: string): Promise<SentDocument> {
    return this.file(await this.one(user, id));
  }

  /** Documents of a verified business are kept. Rejects `document.not-found` and `document.kept` (409). */
  async remove(user: SessionUser, id: string): Promise<void> {
    await this.transactions.run(async () => {
      await this.one(user, id);
      const [kept] = await this.transactions.query(KEPT_DOCUMENT, [id]);
      if (kept) throw new DocumentKept();
      await this.discard(id);
    });
  }

  /** Assigns the documents uploaded before the registration to the new business. Call within the transaction of the registration. */
  async attach(userId: number, vendorId: number): Promise<void> {
    await this.transactions.query(ATTACH, [userId, vendorId]);
  }

  /** For admins. Each call is in the audit log (rule G4). Rejects `document.not-found`. */
  async ofVendor(vendorId: number, id: string, adminId: number): Promise<SentDocument> {
    const [document] = await this.transactions.query<DocumentView>(DOCUMENT_OF_VENDOR, [vendorId, id]);
    if (!document) throw new DocumentMissing();
    const file = await this.file(document);
    await this.audit.write({
      actorId: adminId,
      action: 'document.viewed',
      subjectType: 'document',
      subjectId: id,
      after: { vendorId, kind: document.kind },
    });
    return file;
  }

  /** A paper for display: its file, and the picture encoded again for photos. Rejects as `ofVendor` does. */
  async shown(
    vendorId: number,
    id: string,
    adminId: number,
  ): Promise<{ file: SentDocument; picture: Buffer | null }> {
    const file = await this.ofVendor(vendorId, id, adminId);
    return { file, picture: file.type === 'pdf' ? null : await this.pictures.paper(file.bytes) };
  }

  /** A new paper answers the change that an admin asked for: the business is submitted again. */
  private async answer(vendorId: number, userId: number, kind: DocumentKind): Promise<void> {
    const [answered] = await this.transactions.query(ANSWER_ASKED, [vendorId]);
    if (!answered) return;
    await this.audit.write({
      actorId: userId,
      action: 'vendor.submitted',
      subjectType: 'vendor',
      subjectId: vendorId,
      after: { fields: [kind] },
    });
  }

  /** Deletes documents that were not used for a registration. */
  async cleanUp(): Promise<void> {
    while (await this.discardNext()) continue;
    await this.removals.run();
  }

  private discardNext(): Promise<boolean> {
    return this.transactions.run(async () => {
      const [due] = await this.transactions.query<{ id: string }>(DUE);
      if (!due) return false;
      await this.discard(due.id);
      return true;
    });
  }

  private async discard(id: string): Promise<void> {
    await this.transactions.query(DELETE_DOCUMENT, [id]);
    await this.removals.schedule([documentFile(id)]);
  }

  private async assertPicture(bytes: Buffer): Promise<void> {
    await this.pictures.assertReadable(bytes).catch((error: unknown) => {
      throw (error as { kind?: string }).kind === 'invalid' ? new DocumentUnreadable() : error;
    });
  }

  private async file({ id, kind, type }: DocumentView): Promise<SentDocument> {
    const bytes = await this.storage.read(documentFile(id));
    if (!bytes) throw new DocumentMissing();
    return { bytes, type, fileName: `${kind}-${id.slice(-6)}.${type === 'jpeg' ? 'jpg' : type}` };
  }

  private async keep(id: string, type: DocumentType, bytes: Buffer): Promise<void> {
    try {
      await this.storage.write(documentFile(id), bytes, CONTENT_TYPES[type]);
    } catch (error) {
      this.logger.error(error);
      await this.transactions.query(DETACH, [id]);
      throw new StoreFull({ retryAfterSeconds: 60 });
    }
  }
}

/** Null for users without a business. */
const businessOf = ({ staffOf }: SessionUser): number | null => staffOf?.vendorId ?? null;
