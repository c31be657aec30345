import { log } from '../log';
import type { startTelemetry, Telemetry } from './start-telemetry';
import { setTraceId } from './trace-ids';

const off: Telemetry = { traceHeaders: () => ({}), stop: () => Promise.resolve() };

let current = off;

/**
 * Loads the telemetry if an endpoint is set; without one its libraries cost nothing.
 * @param folder of the built programs
 */
export async function loadTelemetry(
  env: Readonly<Record<string, string | undefined>>,
  folder: string,
): Promise<void> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return;
  const file = new URL('telemetry.js', `file://${folder}/`).href;
  const built = (await import(/* webpackIgnore: true */ file)) as { startTelemetry: typeof startTelemetry };
  current = built.startTelemetry({ setTraceId, log });
}

/** The telemetry of this process; it does nothing without an endpoint. */
export const telemetry = (): Telemetry => current;
