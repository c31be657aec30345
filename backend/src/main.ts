import 'reflect-metadata';
import { Logger } from '@nestjs/common';
import { createApp } from './app.setup.js';
import { Metrics } from './common/metrics/metrics.js';
import { Config } from './config/config.js';
import { serveDocs } from './openapi/serve-docs.js';

// Loaded only with an endpoint, so that its libraries cost nothing otherwise.
const telemetry = process.env['OTEL_EXPORTER_OTLP_ENDPOINT']
  ? (await import('./telemetry/start-telemetry.js')).startTelemetry(
      process.env['SANDBOX_MODE'] === 'on' ? 'dobbar-sandbox' : 'dobbar-backend',
    )
  : undefined;
const app = await createApp().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
serveDocs(app);
const config = app.get(Config);
if (telemetry) {
  telemetry.sendMetrics(app.get(Metrics));
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onClose', () => telemetry.stop());
}
if (config.appEnv === 'production' && config.codeSecrets.isFirst)
  new Logger('Keys').warn(
    'CODE_SECRET is version 1, which several purposes share: rotate it (docs/operations.md).',
  );
await app.listen(config.port, config.host).catch((error: NodeJS.ErrnoException) => {
  const reason =
    error.code === 'EADDRINUSE'
      ? `Port ${config.port} is in use. Set BACKEND_PORT to another one.`
      : error.message;
  process.stderr.write(`${reason}\n`);
  process.exit(1);
});
