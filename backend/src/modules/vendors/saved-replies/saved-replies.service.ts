import { Injectable } from '@nestjs/common';
import { InvalidRequest } from '../../../common/errors/common.errors.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import type { CreateSavedReplyDto, UpdateSavedReplyDto } from './saved-reply.dto.js';
import { type ReplyUse, SavedReply } from './saved-reply.entity.js';
import { SavedReplyView } from './saved-reply.view.js';
import { SavedReplyLimit, SavedReplyMissing } from './saved-replies.errors.js';
import { FREE_SLOT } from './saved-replies.sql.js';

const inOrder = (stars: readonly number[]): number[] => stars.toSorted((a, b) => a - b);

function assertStarsFit(use: ReplyUse, stars: readonly number[] | undefined): void {
  if (use === 'case' && stars && stars.length > 0)
    throw new InvalidRequest({ errors: [{ field: 'stars', message: 'A reply for cases has no stars' }] });
}

/** Texts that a business uses again in its answers (rule R6). */
@Injectable()
export class SavedReplies {
  constructor(private readonly transactions: Transactions) {}

  /** By title. */
  async list(vendorId: number, use?: ReplyUse): Promise<SavedReplyView[]> {
    const rows = await this.transactions
      .of(SavedReply)
      .find({ where: { vendorId, ...(use && { use }) }, order: { title: 'ASC', id: 'ASC' } });
    return rows.map(SavedReplyView.of);
  }

  /** Rejects `saved-reply.not-found` (404), also for a reply of another business. */
  async one(vendorId: number, id: number): Promise<SavedReplyView> {
    return SavedReplyView.of(await this.found(vendorId, id));
  }

  /** Rejects `request.invalid` for stars of a reply for cases, `saved-reply.limit` (409) above 30. */
  async create(vendorId: number, form: CreateSavedReplyDto): Promise<SavedReplyView> {
    const { use, title, text, textNe = null, stars = [] } = form;
    assertStarsFit(use, stars);
    return this.transactions.run(async () => {
      await this.transactions.lock(`saved replies ${vendorId}`);
      const [free] = await this.transactions.query<{ slot: number }>(FREE_SLOT, [vendorId]);
      if (!free) throw new SavedReplyLimit();
      const replies = this.transactions.of(SavedReply);
      const saved = replies.create({
        vendorId,
        slot: free.slot,
        use,
        title,
        text,
        textNe,
        stars: inOrder(stars),
      });
      await replies.insert(saved);
      return this.one(vendorId, saved.id);
    });
  }

  /** Rejects as `one` and `create` do. */
  async update(vendorId: number, id: number, changes: UpdateSavedReplyDto): Promise<SavedReplyView> {
    return this.transactions.run(async () => {
      const reply = await this.found(vendorId, id);
      const { title = reply.title, text = reply.text, textNe = reply.textNe, stars = reply.stars } = changes;
      assertStarsFit(reply.use, stars);
      await this.transactions
        .of(SavedReply)
        .update({ vendorId, id }, { title, text, textNe, stars: inOrder(stars), updatedAt: () => 'now()' });
      return this.one(vendorId, id);
    });
  }

  /** Rejects `saved-reply.not-found` (404), also for a reply of another business. */
  async remove(vendorId: number, id: number): Promise<void> {
    const { affected } = await this.transactions.of(SavedReply).delete({ vendorId, id });
    if (!affected) throw new SavedReplyMissing();
  }

  private async found(vendorId: number, id: number): Promise<SavedReply> {
    const reply = await this.transactions.of(SavedReply).findOneBy({ vendorId, id });
    if (!reply) throw new SavedReplyMissing();
    return reply;
  }
}
