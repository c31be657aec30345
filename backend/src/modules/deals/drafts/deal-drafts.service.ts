import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { VersionConflict } from '../../../common/errors/common.errors.js';
import { encodeCursor } from '../../../common/paging/cursor.js';
import { pageHeaders } from '../../../common/paging/page-headers.js';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { validationPipe } from '../../../common/validation/validation.pipe.js';
import { DealsService } from '../editor/deals.service.js';
import { CreateDealDto } from '../editor/deal.dto.js';
import type { ManagedPage } from '../editor/managed-deals.service.js';
import { pictureField } from '../photos/deal-photos.js';
import { DealPhotos } from '../photos/deal-photos.service.js';
import type { DealDraftContentDto, DealDraftQuery, UpdateDealDraftDto } from './deal-draft.dto.js';
import { DraftMissing, DraftsFull } from './deal-draft.errors.js';
import type { DealDraftView } from './deal-draft.view.js';
import {
  draftListStatement,
  INSERT_DRAFT,
  LOCKED_DRAFT,
  ONE_DRAFT,
  WRITE_DRAFT,
  LOCK_VENDOR,
  COUNT_DRAFTS,
  DELETE_DRAFT,
} from './deal-drafts.sql.js';
import { filled, similarTo, toSubmission } from './draft-content.js';

/** Maximum number of drafts of a business. */
const MAX_DRAFTS = 100;

interface Writer {
  id: number;
  vendorId: number;
}

/** Drafts of deals (rules W1 to W5). Requests for a draft of another business return `draft.not-found`. */
@Injectable()
export class DealDraftsService {
  private readonly rules = validationPipe();

  constructor(
    private readonly transactions: Transactions,
    private readonly deals: DealsService,
    private readonly photos: DealPhotos,
    private readonly clock: Clock,
  ) {}

  async list(query: DealDraftQuery, vendorId: number, path: string): Promise<ManagedPage> {
    const { sql, values } = draftListStatement(query, vendorId);
    const [row] = await this.transactions.query<{
      json: string;
      counted: number;
      next: (string | number)[] | null;
    }>(sql, values);
    if (!row) throw new Error('The list of drafts answered nothing.');
    return {
      json: row.json,
      headers: pageHeaders(path, row.next ? encodeCursor(row.next) : null, row.counted),
    };
  }

  async one(id: number, vendorId: number): Promise<DealDraftView> {
    const [draft] = await this.transactions.query<DealDraftView>(ONE_DRAFT, [id, vendorId]);
    if (!draft) throw new DraftMissing();
    return draft;
  }

  /** Rejects `draft.full` (409) and an image of another owner. @returns the draft's id */
  async create(writer: Writer, content: DealDraftContentDto): Promise<number> {
    return this.transactions.run(async () => {
      const kept = filled(content);
      await this.photos.attach(writer, pictureField(content), kept.photos ?? []);
      return this.insert(writer, kept);
    });
  }

  /** Copies an own deal with a new period (Create Similar). Rejects `deal.not-found` (404), `draft.full` (409). @returns the draft's id */
  async copy(writer: Writer, dealId: number): Promise<number> {
    return this.transactions.run(async () =>
      this.insert(writer, similarTo(await this.deals.formOf(dealId, writer.vendorId), this.clock.now())),
    );
  }

  /**
   * Stores the content. Identical content is not a conflict, so that a request whose response was lost can be repeated.
   * Rejects `version.conflict` (409) with the current version.
   */
  async write(id: number, writer: Writer, { content, version }: UpdateDealDraftDto): Promise<void> {
    await this.transactions.run(async () => {
      const current = await this.locked(id, writer.vendorId);
      const kept = filled(content);
      if (isDeepStrictEqual(current.content, kept)) return;
      if (version !== current.version) throw new VersionConflict({ currentVersion: current.version });
      const [photos, before] = [kept.photos ?? [], current.content.photos ?? []];
      await this.photos.attach(writer, pictureField(content), photos, before);
      await this.photos.release(before, photos);
      await this.transactions.query(WRITE_DRAFT, [id, JSON.stringify(kept), writer.id]);
    });
  }

  async remove(id: number, vendorId: number): Promise<void> {
    await this.transactions.run(async () => {
      const { content } = await this.locked(id, vendorId);
      await this.discard(id);
      await this.photos.release(content.photos ?? []);
    });
  }

  /**
   * Creates a pending deal and deletes the draft. Of concurrent requests one succeeds.
   * Rejects the errors of creating a deal, and `version.conflict` (409). @returns the deal's id
   */
  async submit(id: number, { id: actorId, vendorId }: Writer, version: number): Promise<number> {
    return this.transactions.run(async () => {
      const draft = await this.locked(id, vendorId);
      if (version !== draft.version) throw new VersionConflict({ currentVersion: draft.version });
      const form = (await this.rules.transform(toSubmission(draft.content), {
        type: 'body',
        metatype: CreateDealDto,
      })) as CreateDealDto;
      const dealId = await this.deals.create({ actorId, vendorId }, form);
      await this.discard(id);
      return dealId;
    });
  }

  private async insert({ id, vendorId }: Writer, content: DealDraftContentDto): Promise<number> {
    // Serializes concurrent inserts, so that each counts the previous ones.
    await this.transactions.query(LOCK_VENDOR, [vendorId]);
    const [{ drafts } = { drafts: 0 }] = await this.transactions.query<{ drafts: number }>(COUNT_DRAFTS, [
      vendorId,
    ]);
    if (drafts >= MAX_DRAFTS) throw new DraftsFull();
    const [draft] = await this.transactions.query<{ id: number }>(INSERT_DRAFT, [
      vendorId,
      JSON.stringify(content),
      id,
    ]);
    if (!draft) throw new Error('The draft was not written.');
    return draft.id;
  }

  private async locked(id: number, vendorId: number): Promise<DealDraftView> {
    const [draft] = await this.transactions.query<DealDraftView>(LOCKED_DRAFT, [id, vendorId]);
    if (!draft) throw new DraftMissing();
    return draft;
  }

  private async discard(id: number): Promise<void> {
    await this.transactions.query(DELETE_DRAFT, [id]);
  }
}
