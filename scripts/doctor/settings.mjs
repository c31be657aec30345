import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readSettings } from '../run/settings.mjs';
import { dataFolder } from './machine.mjs';

const SEE = 'See "Settings" in docs/operations.md.';

export function checkPortSettings({ env }) {
  try {
    readSettings(env);
    return 'valid';
  } catch (error) {
    return [{ what: error.message, mend: 'Correct the variable and start again.' }];
  }
}

/** Loads a file of the built backend. */
export const backendFile = ({ rootDir }, name) =>
  import(pathToFileURL(path.join(rootDir, 'backend/dist', name)).href);

/** Readers of the backend's settings by file. Each throws one sentence that says what to set. */
const READERS = {
  'database-urls.js': ({ readReplicaUrls }, env) => readReplicaUrls(env.DATABASE_REPLICA_URLS),
  'public-url.js': ({ readPublicUrl }, env, appEnv) => readPublicUrl(env, appEnv),
  'mail-settings.js': ({ readSmtpUrl }, env, appEnv) => readSmtpUrl(env, appEnv),
  'payment-settings.js': ({ readPaymentSettings, readGatewayCallSettings }, env, appEnv) => {
    readPaymentSettings(env, appEnv);
    readGatewayCallSettings(env);
  },
  'cdn/cdn-settings.js': ({ readCdnSettings }, env, appEnv) => readCdnSettings(env, appEnv),
  's3-settings.js': ({ readS3Settings }, env) => readS3Settings(env),
  'google-settings.js': ({ readGoogleSettings }, env, appEnv) => readGoogleSettings(env, appEnv),
  'sms-settings.js': ({ readSmsSettings }, env, appEnv) => readSmsSettings(env, appEnv),
  'trusted-proxies.js': ({ readTrustedProxies }, env) => readTrustedProxies(env.TRUSTED_PROXIES),
  'sandbox/sandbox-settings.js': ({ readSandboxSettings }, env) => readSandboxSettings(env),
};

/** Keys of the demo are generated at its start, so only those of production can be wrong. */
const PRODUCTION_READERS = {
  'keys/keys.js': ({ readKeys }, env, appEnv, folder) => readKeys(env, appEnv, folder),
  'database-settings.js': ({ readDatabaseSettings }, env) => readDatabaseSettings(env),
};

export async function checkSettings(context) {
  const { env } = context;
  await context.build();
  const appEnv = env.APP_ENV ?? 'demo';
  if (!['demo', 'production'].includes(appEnv))
    return [{ what: `APP_ENV is "${appEnv}".`, mend: 'Set it to demo or production.' }];
  const problems = [];
  const readers = { ...READERS, ...(appEnv === 'production' && PRODUCTION_READERS) };
  for (const [file, read] of Object.entries(readers)) {
    const loaded = await backendFile(context, `config/${file}`);
    try {
      read(loaded, env, appEnv, dataFolder(context));
    } catch (error) {
      problems.push({ what: error.message, mend: SEE });
    }
  }
  if (appEnv === 'production' && !env.REMOTES_PUBLIC_KEYS)
    problems.push({
      what: 'REMOTES_PUBLIC_KEYS is not set, so the shell does not start.',
      mend: 'Set it to the public deploy keys; `npm run remotes:key` prints a pair.',
    });
  return problems.length > 0 ? problems : `valid for ${appEnv}`;
}
