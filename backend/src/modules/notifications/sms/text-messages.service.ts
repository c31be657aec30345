import { Injectable } from '@nestjs/common';
import { assertNoTransaction } from '../../../common/transactions/assert-no-transaction.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { Config } from '../../../config/config.js';
import { MessageMetrics } from '../kinds/messages.metrics.js';
import { fileGateway, httpGateway, type SmsGateway, type TextMessage } from './sms-gateway.js';
import { MARK_SENT, SENT } from './text-messages.sql.js';

/** The outbox lane of text messages, so that a gateway that does not respond delays no mail. */
export const TEXT_LANE = 'sms';

/** Error of a message that was not sent. Its name identifies it among the failed events. */
class TextNotSent extends Error {
  override readonly name = 'TextNotSent';
}

/** Sends text messages (SMS) through the configured gateway. */
@Injectable()
export class TextMessages {
  private readonly gateway: SmsGateway | null;

  constructor(
    config: Config,
    private readonly transactions: Transactions,
    private readonly metrics: MessageMetrics,
  ) {
    this.gateway = gatewayOf(config);
  }

  /** True only with the keys of a gateway. */
  get isOffered(): boolean {
    return this.gateway !== null;
  }

  /**
   * Sends a message once, outside of any transaction. If the outcome is unknown (a crash, a connection lost after the
   * last byte), it is sent again with the same id.
   * @param id unique per message: the id of the event
   */
  async send(message: TextMessage, id: string): Promise<void> {
    assertNoTransaction('Sending a text message');
    if (!this.gateway) throw new TextNotSent('No gateway is configured.');
    if ((await this.transactions.query(SENT, [id])).length > 0) return;
    await this.metrics.count('sms', this.gateway(message, id)).catch((cause: unknown) => {
      throw new TextNotSent(cause instanceof Error ? cause.message : 'Unknown error.', { cause });
    });
    await this.transactions.query(MARK_SENT, [id]);
  }
}

function gatewayOf({ sms, dataDir }: Config): SmsGateway | null {
  if (sms === null) return null;
  return sms.url === null ? fileGateway(dataDir) : httpGateway({ ...sms, url: sms.url });
}
