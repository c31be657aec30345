import { parseArgs } from 'node:util';
import path from 'node:path';
import { presentKeys } from './backup/backup-keys.js';
import { progressTo } from './backup/progress.js';
import { writeBackup } from './backup/write-backup.js';
import { askHidden } from './cli/ask.js';
import { readDatabaseUrls } from './config/database-urls.js';
import { readS3Settings } from './config/s3-settings.js';
import { storageOf } from './modules/media/index.js';

const HELP = `Copies the database, as it is at one moment, and its pictures and documents into a folder, while the product goes on working.

  npm run backup -- FOLDER                          not encrypted, without the product's keys
  npm run backup -- FOLDER --passphrase             encrypted; asks for a passphrase, or reads BACKUP_PASSPHRASE
  npm run backup -- FOLDER --recipient age1…        encrypted for the owner of that age key; may be given several times

The folder must be new or empty. npm run restore -- FOLDER puts it into an empty database.
`;

async function readPassphrase(): Promise<string> {
  const given = process.env['BACKUP_PASSPHRASE'];
  if (given) return given;
  const [passphrase = '', again] = await askHidden('Passphrase: ', 'Passphrase again: ');
  if (passphrase !== again) throw new Error('The two passphrases are not the same.');
  if (passphrase.length < 12) throw new Error('A passphrase has at least 12 characters.');
  return passphrase;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean' },
      passphrase: { type: 'boolean' },
      recipient: { type: 'string', multiple: true },
    },
  });
  const [folder] = positionals;
  if (values.help || !folder) return void process.stdout.write(HELP);
  const dataDir = process.env['DATA_DIR'] ?? '.data';
  const began = Date.now();
  const manifest = await writeBackup(
    {
      databaseUrl: readDatabaseUrls(process.env).ownerUrl,
      folder: path.resolve(folder),
      storage: storageOf({ mediaBucket: readS3Settings(process.env), dataDir }),
      keys: await presentKeys(process.env, dataDir),
      recipients: values.recipient ?? [],
      ...(values.passphrase ? { passphrase: await readPassphrase() } : {}),
    },
    progressTo((line) => process.stdout.write(line)),
  );
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(
    `Backed up ${rows} rows of ${manifest.tables.length} tables and ${manifest.media.length} files in ${seconds(began)} to ${folder}.\n`,
  );
  for (const name of manifest.missingMedia) process.stdout.write(`  Not in the media store: ${name}\n`);
  if (!manifest.keysFile)
    process.stdout.write(
      `Keep apart, or the codes and second factors cannot be read: ${manifest.keys.map(({ variable }) => variable).join(', ')}.\n`,
    );
}

const seconds = (began: number): string => `${((Date.now() - began) / 1000).toFixed(1)} s`;

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
