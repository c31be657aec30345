import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { Config } from '../../config/config.js';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  /** To whom an answer goes, where not to us. */
  replyTo?: { name: string; address: string };
}

/** A mail server that does not answer must not hold up the events behind this one. */
const PATIENCE = { connectionTimeout: '5000', greetingTimeout: '5000', socketTimeout: '15000' };

function patientUrl(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  for (const [name, ms] of Object.entries(PATIENCE))
    if (!url.searchParams.has(name)) url.searchParams.set(name, ms);
  return url.href;
}

/** Sends over SMTP where that is set, else writes each mail as an .eml file into the data directory. */
@Injectable()
export class Mailer {
  private readonly transport: Transporter;
  private readonly folder: string;

  constructor(private readonly config: Config) {
    this.folder = path.join(config.dataDir, 'mail');
    this.transport = config.smtpUrl
      ? createTransport(patientUrl(config.smtpUrl))
      : createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  }

  /** @param id unique per mail: a repeated delivery overwrites the file and carries the same Message-ID */
  async send(mail: Mail, id: string): Promise<void> {
    const host = new URL(this.config.publicUrl).hostname;
    const sent = (await this.transport.sendMail({
      ...mail,
      from: this.config.mailFrom,
      messageId: `<${id}@${host}>`,
    })) as { message?: unknown };
    if (this.config.smtpUrl) return;
    await mkdir(this.folder, { recursive: true });
    await writeFile(
      path.join(this.folder, `${new Date().toISOString().replace(/[:.]/g, '-')}-${id}.eml`),
      sent.message as Buffer,
    );
  }
}
