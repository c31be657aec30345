import { createServer } from 'node:http';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Measured } from './measured';

type Value = () => number;

/** The metrics of this shell in the registry of Prometheus. */
export function registryOf({ pages, answers }: Measured): Registry {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, value: Value): void =>
    void new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  for (const [name, what, cache] of [
    ['shell_page_cache', 'Rendered pages', pages],
    ['shell_api_cache', 'Answers of the API for pages', answers],
  ] as const) {
    gauge(`${name}_hits`, `${what} served from memory since the start`, () => cache.state.hits);
    gauge(`${name}_misses`, `${what} that were not in memory since the start`, () => cache.state.misses);
    gauge(`${name}_entries`, `${what} in memory`, () => cache.state.entries);
    gauge(`${name}_bytes`, `${what} in memory: their size`, () => cache.state.bytes);
  }
  gauge('shell_renders_running', 'Pages that are rendered at the moment', () => pages.renders.running);
  const renders = new Histogram({
    name: 'shell_render_seconds',
    help: 'Time to render a page with its calls of the API',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  pages.renders.watch((seconds) => renders.observe(seconds));
  return registry;
}

/** Serves the metrics on a port that no proxy forwards. @returns a function that stops it */
export async function serveMetrics(
  measured: Measured,
  { host, port }: { host: string; port: number },
): Promise<() => void> {
  const registry = registryOf(measured);
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    void registry.metrics().then((text) => {
      response.writeHead(200, { 'content-type': registry.contentType }).end(text);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
