import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { assertNoTransaction } from '../../../common/transactions/assert-no-transaction.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { Config } from '../../../config/config.js';
import { MessageMetrics } from '../kinds/messages.metrics.js';
import { MARK_SENT, SENT } from './mailer.sql.js';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  /** Recipient of responses, if it is not the sender's address. */
  replyTo?: { name: string; address: string };
  attachments?: MailFile[];
}

/** File of a mail. */
export interface MailFile {
  filename: string;
  contentType: string;
  content: Buffer;
}

/** The outbox lane of everything that sends mail. */
export const MAIL_LANE = 'mail';

/**
 * Shorter than the lease of a delivery in the outbox, so that another instance repeats a mail only after this
 * one has given up.
 */
const TIMEOUT_MS = 30_000;

/** Timeouts, so that an unresponsive mail server does not delay the mails behind this one. */
const SMTP_TIMEOUTS = { connectionTimeout: '5000', greetingTimeout: '5000', socketTimeout: '15000' };

function patientUrl(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  for (const [name, ms] of Object.entries(SMTP_TIMEOUTS))
    if (!url.searchParams.has(name)) url.searchParams.set(name, ms);
  return url.href;
}

/** Mails contain links that sign users in, so only the product's account can read their files. */
const OWNER_ONLY = { folder: 0o700, file: 0o600 };

/** Error of a mail that was not sent. Its name identifies it among the failed events. */
class MailNotSent extends Error {
  override readonly name = 'MailNotSent';
}

/** Sends over SMTP if it is configured, else writes each mail as an .eml file into the data directory. The sandbox sends none. */
@Injectable()
export class Mailer {
  private readonly transport: Transporter;
  private readonly folder: string;

  constructor(
    private readonly config: Config,
    private readonly transactions: Transactions,
    private readonly metrics: MessageMetrics,
  ) {
    this.folder = path.join(config.dataDir, 'mail');
    this.transport = config.smtpUrl
      ? createTransport(patientUrl(config.smtpUrl))
      : createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  }

  /**
   * Sends a mail once, outside of any transaction. If the outcome is unknown (a crash, a connection lost
   * after the last byte), it is sent again with the same Message-ID.
   * @param id unique per mail: the id of the event
   */
  async send(mail: Mail, id: string): Promise<void> {
    assertNoTransaction('Sending mail');
    if (this.config.sandbox.isSandbox) return;
    const sent = await this.transactions.query(SENT, [id]);
    if (sent.length > 0) return;
    await this.metrics.count('mail', this.inTime(this.handOver(mail, id))).catch((cause: unknown) => {
      throw new MailNotSent(cause instanceof Error ? cause.message : String(cause), { cause });
    });
    await this.transactions.query(MARK_SENT, [id]);
  }

  /** Connects to the mail server and signs in. @throws if that fails */
  async verify(): Promise<void> {
    assertNoTransaction('Asking the mail server');
    if (this.config.smtpUrl) await this.transport.verify();
  }

  private async inTime(sending: Promise<void>): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('The mail server took too long.')), TIMEOUT_MS);
    });
    await Promise.race([sending, late]).finally(() => clearTimeout(timer));
  }

  private async handOver(mail: Mail, id: string): Promise<void> {
    const host = new URL(this.config.publicUrl).hostname;
    const sent = (await this.transport.sendMail({
      ...mail,
      from: this.config.mailFrom,
      messageId: `<${id}@${host}>`,
    })) as { message?: unknown };
    if (this.config.smtpUrl) return;
    await mkdir(this.folder, { recursive: true, mode: OWNER_ONLY.folder });
    const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${id}.eml`;
    const draft = path.join(this.config.dataDir, name);
    await writeFile(draft, sent.message as Buffer, { mode: OWNER_ONLY.file });
    // Renaming is atomic, so that readers of the folder find only complete mails.
    await rename(draft, path.join(this.folder, name));
  }
}
