import { hasNoGatewayKey } from '../payment-settings.js';
import { readSharedSecret } from '../keys/shared-secret.js';

export interface SandboxSettings {
  /** True if this process serves the sandbox: it accepts test keys only, and sends no message to anyone. */
  isSandbox: boolean;
  /** Address of a sandbox backend, without a trailing slash; null if test keys are not offered. */
  url: string | null;
  /** Signs the calls of the backend to the sandbox; null without a sandbox. */
  secret: string | null;
}

/** Settings that would let the sandbox reach real people. */
const NEVER_IN_SANDBOX = ['SMTP_URL', 'SMS_TOKEN', 'GOOGLE_CLIENT_ID'] as const;
const LOCAL_HOSTS = ['localhost', '127.0.0.1'];

/**
 * Reads whether this process is the sandbox, or where it is.
 * @throws without a secret, or with settings that a sandbox must not have
 */
export function readSandboxSettings(env: NodeJS.ProcessEnv): SandboxSettings {
  const mode = env['SANDBOX_MODE'] ?? 'off';
  if (mode !== 'on' && mode !== 'off') throw new Error(`SANDBOX_MODE must be one of on, off, not "${mode}".`);
  const isSandbox = mode === 'on';
  const url = isSandbox ? null : readUrl(env['SANDBOX_URL']);
  if (!isSandbox && !url) return { isSandbox, url, secret: null };
  if (isSandbox) assertReachesNobody(env);
  return { isSandbox, url, secret: readSharedSecret(env, 'SANDBOX_SECRET', 'the backend and the sandbox') };
}

function readUrl(text: string | undefined): string | null {
  if (!text) return null;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new Error(`SANDBOX_URL must be an address such as http://127.0.0.1:3001, not "${text}".`);
  return text.replace(/\/$/, '');
}

function assertReachesNobody(env: NodeJS.ProcessEnv): void {
  const wrong: string | undefined = NEVER_IN_SANDBOX.find((name) => env[name]);
  if (wrong) throw new Error(`${wrong} is set: the sandbox reaches no real person and no private address.`);
  // Whoever has a test key could reach what listens there.
  const isOfOneMachine = LOCAL_HOSTS.includes(new URL(env['PUBLIC_URL'] ?? 'http://localhost').hostname);
  if (env['WEBHOOK_LOCAL_RECEIVERS'] && !isOfOneMachine)
    throw new Error(
      'WEBHOOK_LOCAL_RECEIVERS is set: the sandbox of a public site sends webhooks to public addresses only.',
    );
  if (!hasNoGatewayKey(env))
    throw new Error('A key of a gateway is set: payments of the sandbox move no money.');
}
