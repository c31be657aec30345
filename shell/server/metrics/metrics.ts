import type { ShellConfig } from '../config';
import type { Measured } from './measured';
import type { serveMetrics } from './serve-metrics';

/**
 * Serves `/metrics` on its own port if one is set; without it the library costs nothing.
 * @param folder of the built programs
 * @returns a function that stops it
 */
export async function startMetrics(
  address: ShellConfig['metrics'],
  measured: Measured,
  folder: string,
): Promise<() => void> {
  if (address === null) return () => {};
  const file = new URL('metrics.js', `file://${folder}/`).href;
  const built = (await import(/* webpackIgnore: true */ file)) as { serveMetrics: typeof serveMetrics };
  return built.serveMetrics(measured, address);
}
