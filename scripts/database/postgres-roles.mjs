import { UserError } from '../run/user-error.mjs';

export const superuser = 'dobbar_superuser';
export const owner = 'dobbar_owner';
export const app = 'dobbar_app';
export const database = 'dobbar';
export const sandboxDatabase = 'dobbar_sandbox';

const wrongPassword = '28P01';

/** Creates the two roles and the database. The migrations of the owner grant the application access to rows. */
export async function ensureRolesAndDatabase({ port, passwords }) {
  await asSuperuser({ port, passwords }, async (client) => {
    for (const role of [owner, app]) {
      const known = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [role]);
      await client.query(
        `${known.rowCount ? 'ALTER' : 'CREATE'} ROLE ${role} LOGIN PASSWORD ${client.escapeLiteral(passwords[role])}`,
      );
    }
    await ensureDatabase(client, database);
  });
}

/** Creates the database of the sandbox, which the same roles use. */
export async function ensureSandboxDatabase({ port, passwords }) {
  await asSuperuser({ port, passwords }, (client) => ensureDatabase(client, sandboxDatabase));
}

async function ensureDatabase(client, name) {
  const known = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
  if (known.rowCount === 0) await client.query(`CREATE DATABASE ${name} OWNER ${owner}`);
}

async function asSuperuser({ port, passwords }, work) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: superuser,
    password: passwords[superuser],
    database: 'postgres',
  });
  try {
    await client.connect();
    return await work(client);
  } catch (error) {
    if (error.code !== wrongPassword) throw error;
    throw new UserError(
      'The password in the keys folder does not open the database. Put back keys/postgres-superuser,\n' +
        'or remove the postgres folder beside it to begin with an empty database.',
    );
  } finally {
    await client.end();
  }
}
