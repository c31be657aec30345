// Serves the origin of one remote: `node scripts/serve-remote.mjs <folder> <port> [<releases>]`. It serves public static files only.
import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createRemoteOrigin } from './run/remote-origin.mjs';

const [folder = '.', port = '4201', releases] = process.argv.slice(2);
const built = join(resolve(folder), 'dist/web');
const served = existsSync(built) ? built : resolve(folder);
if (releases) mkdirSync(releases, { recursive: true });
const app = await createRemoteOrigin(served, releases && resolve(releases));

const stop = () => void app.close().finally(() => process.exit(0));
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
await app.listen({ port: Number(port), host: process.env.HOST ?? '127.0.0.1' });
console.log(`${served} on port ${port}`);
