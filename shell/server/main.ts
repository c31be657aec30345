import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ApiAnswers } from './api/api-answers';
import { createApp } from './app';
import { PageCache } from './cache/page-cache';
import { PublicChanges } from './cache/public-changes';
import { readConfig, type ShellConfig } from './config';
import { log } from './log';
import { startMetrics } from './metrics/metrics';
import { PageRenderer } from './render/page-renderer';
import { readShellAssets } from './render/page-assets';
import { ReleaseClient } from './releases/release-client';
import { ReleaseCounts } from './releases/release-counts';
import { RemoteReader } from './remotes/remote-reader';
import { RemoteRegistry } from './remotes/remote-registry';
import { ServerRemotes } from './remotes/server-remote';
import { Sitemaps } from './seo/sitemaps';
import { loadTelemetry, telemetry } from './telemetry/telemetry';

// The built program is dist/server/main.js of the workspace.
const workspace = resolve(process.argv[1] ?? '.', '../../..');
const config = readOwnConfig();
await loadTelemetry(process.env, resolve(workspace, 'dist/server'));
const assets = readShellAssets(config.webFolder);
const registry = new RemoteRegistry(config.remotes, new RemoteReader(config.deployKeys));
const refreshed = registry.refresh();

const counts = new ReleaseCounts();
const releases = new ReleaseClient(config.backendUrl, config.releasesSecret, registry, counts);
const serverRemotes = new ServerRemotes();
const changes = new PublicChanges(config.backendUrl);
const answers = new ApiAnswers(config.backendUrl, changes);
const renderer = new PageRenderer({
  assets,
  publicUrl: config.publicUrl,
  registry,
  serverRemotes,
  mapTiles: config.mapTiles,
  answers,
});
const pages = new PageCache({
  renderer,
  changes,
  version: ({ choice }) => `${registry.version} ${registry.of(choice).key}`,
});
const sitemaps = new Sitemaps({
  backendUrl: config.backendUrl,
  publicUrl: config.publicUrl,
  shownPaths: async () => {
    const rendered = registry.all().filter(({ description }) => description.ssr);
    if (rendered.length === 0) throw new Error('no remote with public pages is there');
    const modules = await Promise.all(rendered.map((remote) => serverRemotes.load(remote)));
    return modules.flatMap(({ routes }) => routes.map(({ path }) => path));
  },
});
let isStopping = false;
let stopMetrics = (): void => {};
const app = await createApp({
  config,
  registry,
  renderer,
  pages,
  counts,
  pictures: assets.pictures,
  sitemaps,
  isStopping: () => isStopping,
});

function readOwnConfig(): ShellConfig {
  try {
    return readConfig(process.env, workspace);
  } catch (error) {
    log('not started', { reason: error instanceof Error ? error.message : String(error) });
    process.exit(1);
  }
}

/** Continues to answer requests until a load balancer has noticed that this instance stops. */
async function stop(): Promise<void> {
  isStopping = true;
  registry.stop();
  releases.stop();
  changes.stop();
  await pause(config.shutdownDrainMs);
  await app
    .close()
    .then(() => stopMetrics())
    .then(() => telemetry().stop())
    .finally(() => process.exit(0));
}
process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());

try {
  await refreshed;
  // What visitors get is known before the first page.
  await releases.exchange();
  registry.watch();
  releases.follow();
  changes.follow();
  stopMetrics = await startMetrics(config.metrics, { pages, answers }, resolve(workspace, 'dist/server'));
  await app.listen({ port: config.port, host: config.host });
  log('ready', { url: config.publicUrl });
} catch (failure) {
  const { code, message } = failure as NodeJS.ErrnoException;
  log('not started', {
    reason: code === 'EADDRINUSE' ? `${message}; set SHELL_PORT or SHELL_METRICS_PORT` : message,
  });
  process.exit(1);
}
