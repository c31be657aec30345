import { readStandInKeys } from './config/stand-in-keys.js';
import { PaymentStandIn } from './payment-stand-in/payment-stand-in.js';

const PORT = Number(process.env['PAYMENTS_PORT'] ?? 4300);
const DELAY_MS = Number(process.env['PAYMENTS_DELAY_MS'] ?? 20_000);

function refuse(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

if (process.env['APP_ENV'] === 'production')
  refuse('The payment stand-in takes no money and is refused in production.');
const standIn = new PaymentStandIn({
  backendUrl: (process.env['BACKEND_URL'] ?? 'http://127.0.0.1:3000').replace(/\/+$/, ''),
  delayMs: DELAY_MS,
  keys: readStandInKeys(process.env),
  publicUrl: process.env['PAYMENTS_STANDIN_URL'] ?? `http://localhost:${PORT}`,
});
await standIn
  .start(PORT)
  .catch((error: NodeJS.ErrnoException) =>
    refuse(
      error.code === 'EADDRINUSE'
        ? `Port ${PORT} is in use. Set PAYMENTS_PORT to another one.`
        : error.message,
    ),
  );
process.stdout.write(`The payment stand-in answers on port ${PORT}. No money moves.\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void standIn.stop());
