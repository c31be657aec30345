import { MockGateways } from './mock-gateways/mock-gateways.js';

const PORT = Number(process.env['PAYMENTS_PORT'] ?? 4300);
const DELAY_MS = Number(process.env['PAYMENTS_DELAY_MS'] ?? 20_000);

function reject(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

if (process.env['APP_ENV'] === 'production')
  reject('The mock gateways take no money and are not allowed in production.');
const mockGateways = new MockGateways({
  backendUrl: (process.env['BACKEND_URL'] ?? 'http://127.0.0.1:3000').replace(/\/+$/, ''),
  delayMs: DELAY_MS,
  env: process.env,
  publicUrl: process.env['PAYMENTS_STANDIN_URL'] ?? `http://localhost:${PORT}`,
});
await mockGateways
  .start(PORT)
  .catch((error: NodeJS.ErrnoException) =>
    reject(
      error.code === 'EADDRINUSE'
        ? `Port ${PORT} is in use. Set PAYMENTS_PORT to another one.`
        : error.message,
    ),
  );
process.stdout.write(`The mock gateways listen on port ${PORT}. No money moves.\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void mockGateways.stop());
