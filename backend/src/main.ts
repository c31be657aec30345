import 'reflect-metadata';
import { createApp } from './app.setup.js';
import { Config } from './config/config.js';
import { serveDocs } from './openapi/openapi.js';

const app = await createApp().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
serveDocs(app);
const config = app.get(Config);
await app.listen(config.port, config.host).catch((error: NodeJS.ErrnoException) => {
  const reason =
    error.code === 'EADDRINUSE'
      ? `Port ${config.port} is in use. Set BACKEND_PORT to another one.`
      : error.message;
  process.stderr.write(`${reason}\n`);
  process.exit(1);
});
