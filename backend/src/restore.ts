import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { presentKeys } from './backup/backup-keys.js';
import { progressTo } from './backup/progress.js';
import { restoreBackup } from './backup/restore-backup.js';
import { askHidden } from './cli/ask.js';
import { readDatabaseUrls } from './config/database-urls.js';
import { readS3Settings } from './config/s3-settings.js';
import { storageOf } from './modules/media/index.js';

const HELP = `Puts a backup into an empty database, with its pictures and documents, and brings it up to date. Stop the product first.

  npm run restore -- FOLDER                    asks for the passphrase when there is one, or reads BACKUP_PASSPHRASE
  npm run restore -- FOLDER --identity FILE    for a backup that was encrypted for an age key: the file with its private half

An interrupted restore leaves the database empty; start it again. DATA_DIR, DATABASE_URL and MEDIA_S3_* say where to.
`;

const readIdentities = async (file: string): Promise<string[]> =>
  (await readFile(file, 'utf8')).split('\n').flatMap((line) => /^AGE-SECRET-KEY-\S+/.exec(line.trim()) ?? []);

const readPassphrase = async (): Promise<string> =>
  process.env['BACKUP_PASSPHRASE'] ?? (await askHidden('Passphrase: '))[0] ?? '';

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean' }, identity: { type: 'string' } },
  });
  const [folder] = positionals;
  if (values.help || !folder) return void process.stdout.write(HELP);
  const dataDir = process.env['DATA_DIR'] ?? '.data';
  const began = Date.now();
  const { ownerUrl, applicationUrl } = readDatabaseUrls(process.env);
  const manifest = await restoreBackup(
    {
      backup: {
        folder: path.resolve(folder),
        identities: values.identity ? await readIdentities(values.identity) : [],
        passphrase: readPassphrase,
      },
      ownerUrl,
      applicationUrl,
      storage: storageOf({ mediaBucket: readS3Settings(process.env), dataDir }),
      env: process.env,
      dataDir,
      presentKeys: await presentKeys(process.env, dataDir),
    },
    progressTo((line) => process.stdout.write(line)),
  );
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  process.stdout.write(
    `Restored ${rows} rows of ${manifest.tables.length} tables and ${manifest.media.length} files in ${seconds} s.\n`,
  );
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
