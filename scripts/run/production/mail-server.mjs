#!/usr/bin/env node
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';

/** Mail server that delivers nothing: it stores each mail as a file in MAIL_DIR. PORT is its port. */
const { PORT, MAIL_DIR = '.' } = process.env;

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData(stream, _session, done) {
    const file = path.join(MAIL_DIR, `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID()}.eml`);
    const draft = `${file}.draft`;
    stream.pipe(fs.createWriteStream(draft, { mode: 0o600 })).on('finish', () => {
      fs.renameSync(draft, file);
      done();
    });
  },
});
server.listen(Number(PORT), '127.0.0.1');
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => server.close(() => process.exit(0)));
