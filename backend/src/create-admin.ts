import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { isEmail } from 'class-validator';
import pg from 'pg';
import { ask, askHidden, readPiped } from './cli/ask.js';
import { readDatabaseUrls } from './config/database-urls.js';
import { insertAdmin } from './modules/auth/index.js';

const HELP = `Makes an admin, such as the first one of a new database.

  npm run admin:create                                            asks for everything
  npm run admin:create -- --email a@b.np --name "Asmita Rai"      asks for the password
  … | npm run admin:create -- --email a@b.np --name "Asmita Rai"  reads the password from its input

Passwords have at least 12 characters. An e-mail that has an account is rejected: sign in as an admin and change its role.
`;

async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return readPiped();
  const [password = '', again] = await askHidden('Password: ', 'Password again: ');
  if (password !== again) throw new Error('The two passwords are not the same.');
  return password;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { help: { type: 'boolean' }, email: { type: 'string' }, name: { type: 'string' } },
  });
  if (values.help) return void process.stdout.write(HELP);
  const email = values.email ?? (await ask('E-mail: '));
  if (!isEmail(email)) throw new Error(`"${email}" is not an e-mail address.`);
  const [firstName = '', ...rest] = (values.name ?? (await ask('Name: '))).trim().split(/\s+/);
  if (!firstName) throw new Error('Please give a name: other admins see who decided what.');
  const password = await readPassword();

  const db = new pg.Client({ connectionString: readDatabaseUrls(process.env).applicationUrl });
  await db.connect();
  try {
    await insertAdmin(db, { email, firstName, lastName: rest.join(' '), password });
    process.stdout.write(
      `${email} is an admin. Sign in at /admin-login, and turn on two-step sign-in in the settings.\n`,
    );
  } finally {
    await db.end();
  }
}

await main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
});
