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
