import nodemailer from 'nodemailer';
import { remotes } from '../run/settings.mjs';
import { variableName } from '../build/remote-config.mjs';

const TIMEOUT_MS = 5_000;

/** The reason of a failed connection in one sentence. */
const reasonOf = (error) => error.cause?.code ?? error.cause?.message ?? error.code ?? error.message;

export async function checkMail({ env }) {
  if (!env.SMTP_URL) return 'mails are written to files (SMTP_URL is not set)';
  if (!URL.canParse(env.SMTP_URL)) return 'not checked: SMTP_URL is no address';
  const { host } = new URL(env.SMTP_URL);
  const transport = nodemailer.createTransport({
    url: env.SMTP_URL,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  try {
    await transport.verify();
    return `${host} accepts the sign-in`;
  } catch (error) {
    const mend =
      'Check the host, port and password in SMTP_URL, and that the firewall allows the connection.';
    return [{ what: `The mail server ${host} cannot be used: ${reasonOf(error)}.`, mend }];
  } finally {
    transport.close();
  }
}

/** Gateways by the key that turns each on, with the address that is called. */
const GATEWAYS = [
  ['eSewa', 'ESEWA_SECRET_KEY', 'ESEWA_STATUS_URL', 'https://epay.esewa.com.np'],
  ['Khalti', 'KHALTI_SECRET_KEY', 'KHALTI_URL', 'https://khalti.com'],
  ['Stripe', 'STRIPE_SECRET_KEY', 'STRIPE_URL', 'https://api.stripe.com'],
];

/** Any response will do: without a payment a gateway answers with an error. */
async function problemAt([name, , variable, usual], env) {
  const address = env[variable] ?? usual;
  try {
    await fetch(new URL('/', address), { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'manual' });
    return null;
  } catch (error) {
    return {
      what: `${name} cannot be reached at ${address}: ${reasonOf(error)}.`,
      mend: `Check ${variable} and that the firewall allows the connection.`,
    };
  }
}

export async function checkGateways({ env }) {
  const used = GATEWAYS.filter(([, key]) => env[key]);
  if (used.length === 0)
    return (env.APP_ENV ?? 'demo') === 'demo'
      ? 'mock gateways'
      : 'no key of a gateway is set: nothing can be paid online';
  const problems = (await Promise.all(used.map((gateway) => problemAt(gateway, env)))).filter(Boolean);
  return problems.length > 0 ? problems : `reached: ${used.map(([name]) => name).join(', ')}`;
}

async function remoteProblem({ name }, address, needsSignature) {
  const mend = `Deploy ${name}-mfe there, or correct ${variableName(name)}_URL.`;
  try {
    const answer = await fetch(new URL('mf-manifest.json', address), {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) return { what: `The manifest of ${name} at ${address} answers ${answer.status}.`, mend };
    const manifest = await answer.json();
    if (needsSignature && !manifest.signature)
      return {
        what: `The manifest of ${name} at ${address} is not signed.`,
        mend: 'Run `npm run remotes:sign`.',
      };
    return null;
  } catch (error) {
    return { what: `The manifest of ${name} at ${address} cannot be read: ${reasonOf(error)}.`, mend };
  }
}

/** Only addresses that are set: `npm start` serves the remotes itself. */
export async function checkRemotes({ env }) {
  const set = remotes
    .map((remote) => {
      const variable = variableName(remote.name);
      return [remote, env[`${variable}_INTERNAL_URL`] ?? env[`${variable}_URL`]];
    })
    .filter(([, address]) => address);
  if (set.length === 0) return 'served by `npm start`';
  const needsSignature = env.APP_ENV === 'production';
  const found = await Promise.all(
    set.map(([remote, address]) => remoteProblem(remote, address.replace(/\/?$/, '/'), needsSignature)),
  );
  const problems = found.filter(Boolean);
  return problems.length > 0 ? problems : `${set.length} manifests`;
}
