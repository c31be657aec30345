import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventConsumers } from '../../../common/outbox/event-consumers.js';
import { Outbox } from '../../../common/outbox/outbox.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { DailyTexts, TEXT_LANE, TextMessages } from '../../notifications/index.js';
import { PassCodes } from '../passes/pass-codes.service.js';
import { OPEN_PASSES_OF_NUMBER, SETTLE, WAITING, WORD_BY_SMS } from './phone-lookup.sql.js';
import { lookupText } from './text-translations.js';

interface WaitingRow {
  vendorId: number;
  phone: string;
  lastFour: string;
}

interface PassOfNumber {
  rowId: string;
  publicId: string;
  codeHash: Buffer;
  isProven: boolean;
}

interface TextRow {
  phone: string;
  language: 'en' | 'ne';
  word: string;
  wordNe: string;
  business: string;
  businessNe: string | null;
}

/** Words stop at half of the SMS of a day, so that people can still sign in by SMS. */
const SHARE_OF_TEXTS = 0.5;

/** Finds the pass of a look-up and sends its customer the word. Nothing is sent if none fits. */
@Injectable()
export class LookUpWordsConsumer implements OnModuleInit {
  constructor(
    private readonly consumers: EventConsumers,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly codes: PassCodes,
    private readonly texts: TextMessages,
    private readonly dailyTexts: DailyTexts,
  ) {}

  onModuleInit(): void {
    this.consumers.on('lookup-word.requested', 'lookup-pass', ({ lookupId }) => this.find(lookupId));
    this.consumers.onOutside(
      'lookup-word.text-requested',
      'lookup-text',
      TEXT_LANE,
      ({ lookupId }, eventId) => this.text(lookupId, eventId),
    );
  }

  private async find(lookupId: number): Promise<void> {
    const [waiting] = await this.transactions.query<WaitingRow>(WAITING, [lookupId]);
    if (!waiting) return;
    const { vendorId, phone, lastFour } = waiting;
    const open = await this.transactions.query<PassOfNumber>(OPEN_PASSES_OF_NUMBER, [vendorId, phone]);
    const pass = open.find((one) => this.codes.typed(one).endsWith(lastFour));
    await this.transactions.query(SETTLE, [lookupId, pass?.rowId ?? null]);
    if (!pass) return;
    await this.outbox.publish('lookup-word.found', { lookupId });
    const isTexted = pass.isProven && this.texts.isOffered && (await this.dailyTexts.take(SHARE_OF_TEXTS));
    if (isTexted) await this.outbox.publish('lookup-word.text-requested', { lookupId });
  }

  private async text(lookupId: number, eventId: string): Promise<void> {
    const [row] = await this.transactions.query<TextRow>(WORD_BY_SMS, [lookupId]);
    if (row) await this.texts.send({ to: row.phone, text: lookupText(row) }, eventId);
  }
}
