import { resolve } from 'node:path';
import { readConfig } from './config';
import { log } from './log';
import { PageRenderer } from './render/page-renderer';
import { readShellAssets } from './render/page-assets';
import { RemoteRegistry } from './remotes/remote-registry';
import { ServerRemotes } from './remotes/server-remote';
import { Sitemaps } from './seo/sitemaps';
import { createShellServer } from './shell-server';

// Built, this program is dist/server/main.js of the workspace.
const workspace = resolve(process.argv[1] ?? '.', '../../..');
const config = readConfig(process.env, workspace);
const assets = readShellAssets(config.webFolder);
const registry = new RemoteRegistry(config.remotes);
await registry.refresh();
registry.watch();

const serverRemotes = new ServerRemotes();
const renderer = new PageRenderer({
  assets,
  publicUrl: config.publicUrl,
  registry,
  serverRemotes,
  mapTiles: config.mapTiles,
});
const sitemaps = new Sitemaps({
  backendUrl: config.backendUrl,
  publicUrl: config.publicUrl,
  shownPaths: async () => {
    const storefront = registry.find('storefront');
    if (!storefront) throw new Error('the storefront is away');
    return (await serverRemotes.load(storefront)).routes.map(({ path }) => path);
  },
});
const server = createShellServer({ config, registry, renderer, pictures: assets.pictures, sitemaps });

function stop(): void {
  registry.stop();
  server.close(() => process.exit(0));
  server.closeIdleConnections();
  // A reader who never finishes must not keep the product from stopping.
  setTimeout(() => server.closeAllConnections(), 1000).unref();
}
process.once('SIGTERM', stop);
process.once('SIGINT', stop);

server.on('error', (fault: NodeJS.ErrnoException) => {
  const reason =
    fault.code === 'EADDRINUSE' ? `port ${config.port} is in use; set SHELL_PORT` : fault.message;
  log('not started', { reason });
  process.exit(1);
});
server.listen(config.port, config.host, () => log('ready', { url: config.publicUrl }));
