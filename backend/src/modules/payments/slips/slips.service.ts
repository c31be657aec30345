import { Injectable, Logger } from '@nestjs/common';
import { Transactions } from '../../../common/transactions/transactions.js';
import {
  CONTENT_TYPES,
  documentTypeOf,
  FileRemovals,
  MediaStorage,
  PictureMaker,
  type SentDocument,
  StoreFull,
} from '../../media/index.js';
import { PaymentMissing, SlipClosed, SlipMissing, SlipRejected } from '../payment.errors.js';
import { PAYMENT, type PaymentRow } from '../payment-rows.sql.js';
import { slipFile } from './slip-files.sql.js';
import { MARK, UNMARK, REMOVE_SLIPS } from './slips.sql.js';

const LOCKED_OWN = `${PAYMENT} AND user_id = $2 FOR UPDATE`;

/** Bank slips of transfers, visible to their customers and to admins only (rule CK3). */
@Injectable()
export class SlipsService {
  private readonly logger = new Logger(SlipsService.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly storage: MediaStorage,
    private readonly pictures: PictureMaker,
    private readonly removals: FileRemovals,
  ) {}

  /**
   * Stores a slip and replaces the previous one. Rejects `payment.not-found` (404, also for another
   * customer's payment), `payment.slip-closed` (409), `payment.slip-rejected` (415) and `media.store-failed`
   * (503).
   */
  async send(userId: number, paymentId: string, bytes: Buffer): Promise<void> {
    const type = documentTypeOf(bytes);
    if (!type) throw new SlipRejected();
    if (type !== 'pdf') await this.assertPicture(bytes);
    await this.transactions.run(async () => {
      const [payment] = await this.transactions.query<PaymentRow>(LOCKED_OWN, [paymentId, userId]);
      if (!payment) throw new PaymentMissing();
      if (payment.gateway !== 'bank-transfer' || payment.state !== 'pending') throw new SlipClosed();
      await this.transactions.query(MARK, [paymentId]);
    });
    await this.storage
      .write(slipFile(paymentId), bytes, CONTENT_TYPES[type])
      .catch(async (error: unknown) => {
        this.logger.error(error);
        await this.transactions.query(UNMARK, [paymentId]);
        throw new StoreFull({ retryAfterSeconds: 60 });
      });
  }

  /** Reads a slip, for admins. Rejects `payment.slip-missing` (404). */
  async read(paymentId: string): Promise<SentDocument> {
    const bytes = await this.storage.read(slipFile(paymentId));
    const type = bytes && documentTypeOf(bytes);
    if (!bytes || !type) throw new SlipMissing();
    return { bytes, type, fileName: `slip-${paymentId.slice(-6)}.${type === 'jpeg' ? 'jpg' : type}` };
  }

  /** Deletes the slips of a user whose account is erased. */
  async eraseOf(userId: number): Promise<void> {
    const sent = await this.transactions.query<{ id: string }>(REMOVE_SLIPS, [userId]);
    await this.removals.schedule(sent.map(({ id }) => slipFile(id)));
  }

  private async assertPicture(bytes: Buffer): Promise<void> {
    await this.pictures.assertReadable(bytes).catch((error: unknown) => {
      throw (error as { kind?: string }).kind === 'invalid' ? new SlipRejected() : error;
    });
  }
}
