import { wholeNumber } from './whole-number.js';

/** Longest time of an attempt to deliver a webhook, in milliseconds (rule WH5). */
export const MAX_WEBHOOK_TIMEOUT_MS = 10_000;
const MIN_WEBHOOK_TIMEOUT_MS = 1_000;

/**
 * Reads the time limit of an attempt to deliver a webhook, in milliseconds (rule WH5).
 * @throws if it is under a second or over ten seconds
 */
export function readWebhookTimeoutMs(env: NodeJS.ProcessEnv): number {
  const timeoutMs = wholeNumber(env, 'WEBHOOK_TIMEOUT_MS', MAX_WEBHOOK_TIMEOUT_MS);
  if (timeoutMs < MIN_WEBHOOK_TIMEOUT_MS || timeoutMs > MAX_WEBHOOK_TIMEOUT_MS)
    throw new Error(
      `WEBHOOK_TIMEOUT_MS must be from ${MIN_WEBHOOK_TIMEOUT_MS} to ${MAX_WEBHOOK_TIMEOUT_MS}, not ${timeoutMs}.`,
    );
  return timeoutMs;
}

/**
 * Reads the exact origins, such as `http://127.0.0.1:9000`, at which tests and the sandbox receive webhooks.
 * @param text origins with commas between them
 * @throws if one is no origin, and in production for any
 */
export function readLocalReceivers(
  text: string | undefined,
  appEnv: 'demo' | 'production',
): ReadonlySet<string> {
  if (!text) return new Set();
  if (appEnv === 'production')
    throw new Error(
      'WEBHOOK_LOCAL_RECEIVERS is set: local receivers of webhooks are not allowed in production.',
    );
  const origins = text.split(',').map((one) => one.trim());
  const wrong = origins.find((one) => !URL.canParse(one) || new URL(one).origin !== one);
  if (wrong !== undefined)
    throw new Error(
      `WEBHOOK_LOCAL_RECEIVERS must name origins such as http://127.0.0.1:9000, not "${wrong}".`,
    );
  return new Set(origins);
}
