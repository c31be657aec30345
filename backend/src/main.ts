import 'reflect-metadata';
import { Logger } from '@nestjs/common';
import { createApp } from './app.setup.js';
import { Config } from './config/config.js';
import { serveDocs } from './openapi/serve-docs.js';

const app = await createApp().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
serveDocs(app);
const config = app.get(Config);
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
