import { KEY_SCHEME } from '../common/api-keys/open-to-keys.decorator.js';
import { LIMITED } from '../common/rate-limit/rate-limit.decorator.js';
import { has, isForKeys, type Operation, readsPublicData, scopesOf, testScopesOf } from './operation.js';

const CALLERS: Readonly<Record<string, string>> = {
  public: 'Open to everyone.',
  'signed-in': 'For signed-in users.',
  'vendor-to-be': 'For owners of a business, and for signed-in users who register one.',
  'vendor-owner': 'For the owner of a business.',
  'vendor-staff': 'For everyone who works for a business.',
  'admin-staff': 'For every admin.',
};

function callersOf(access: string): string {
  const [kind, right] = access.split(':');
  if (!right) return CALLERS[access] ?? `Access: \`${access}\`.`;
  return kind === 'admin'
    ? `For admins with the right \`${right}\`.`
    : `For people with the right \`${right}\` in a business.`;
}

function keysOf(method: string, operation: Operation): string {
  const quoted = (scopes: string[]): string =>
    `${scopes.length > 1 ? 'one of ' : ''}${scopes.map((scope) => `\`${scope}\``).join(', ')}`;
  const scopes = scopesOf(operation);
  const testScopes = testScopesOf(operation);
  if (scopes.length > 0) return `An API key needs ${quoted(scopes)}.`;
  if (testScopes.length > 0) return `A test key needs ${quoted(testScopes)}; no other API key may call it.`;
  return readsPublicData(method, operation) ? 'Every API key may call it.' : 'No API key may call it.';
}

/** Facts that the code declares, as sentences. */
function factsOf(method: string, operation: Operation): string[] {
  const limits = operation[LIMITED] as string[] | undefined;
  return [
    callersOf(String(operation['x-access'])),
    keysOf(method, operation),
    operation['x-step-up'] ? 'Needs a step-up: 403 `auth.step-up-required` without one.' : '',
    limits ? `Limited (\`${limits.join('`, `')}\`): \`RateLimit\` says what is left.` : '',
    has(operation, 'Idempotency-Key') ? 'Can be repeated with the same `Idempotency-Key`.' : '',
    has(operation, 'cursor') ? 'A list: `Link` has the address of the next page.' : '',
  ].filter((fact) => fact !== '');
}

/** An operation with a description from what the code declares, and with the key where one may call it. */
export function describeOperation(method: string, operation: Operation): Operation {
  const facts = factsOf(method, operation).join(' ');
  const security = isForKeys(method, operation) ? [{ [KEY_SCHEME]: [] }] : (operation.security ?? []);
  const description = operation.description ? `${operation.description}\n\n${facts}` : facts;
  return {
    ...operation,
    description,
    security: readsPublicData(method, operation) ? [{}, ...security] : security,
  };
}
