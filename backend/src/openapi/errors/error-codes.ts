import { LIMITED } from '../../common/rate-limit/rate-limit.decorator.js';
import { has, isForKeys, type Operation, scopesOf, testScopesOf } from '../operation.js';

/** A code between backticks, or all codes of a subject: `visit.*`. */
const NAMED = /`([a-z][a-z-]*\.(?:[a-z][a-z-]*|\*))`/g;

const descriptionOf = (response: unknown): string =>
  (response as { description?: string } | undefined)?.description ?? '';

/** Codes that the responses of an operation name, with the status of the response. */
export const namedCodes = (operation: Operation): { status: string; code: string }[] =>
  Object.entries(operation.responses)
    .filter(([status]) => /^[45]/.test(status))
    .flatMap(([status, response]) =>
      [...descriptionOf(response).matchAll(NAMED)].map(([, code = '']) => ({ status, code })),
    );

const when = (condition: unknown, ...codes: string[]): string[] => (condition ? codes : []);

function callerCodes(operation: Operation): string[] {
  const access = String(operation['x-access']);
  const [kind = '', right] = access.split(':');
  const isOfAdmins = kind.startsWith('admin');
  const isOfBusiness = kind.startsWith('vendor');
  return [
    ...when(access !== 'public' || operation['x-step-up'], 'auth.required'),
    ...when(access !== 'public' && !operation['x-for-enrolment'], 'auth.second-factor-required'),
    ...when(isOfAdmins || (isOfBusiness && kind !== 'vendor-to-be'), 'access.denied'),
    ...when(isOfAdmins && right, 'admin.right-missing'),
    ...when(isOfBusiness && kind !== 'vendor-staff', 'staff.right-missing'),
    ...when(operation['x-step-up'], 'auth.step-up-required'),
  ];
}

const keyCodes = (method: string, operation: Operation): string[] => [
  ...when(isForKeys(method, operation), 'key.invalid', 'key.address-not-allowed', 'version.unknown'),
  ...when(scopesOf(operation).length + testScopesOf(operation).length > 0, 'key.scope-missing'),
];

const hasNumberInPath = ({ parameters = [] }: Operation): boolean =>
  parameters.some((one) => 'in' in one && one.in === 'path' && /integer|number/.test(JSON.stringify(one)));

const takesParameters = ({ parameters = [] }: Operation): boolean =>
  parameters.some((one) => 'in' in one && one.in !== 'header');

const requestCodes = (method: string, operation: Operation): string[] => [
  ...when(operation.requestBody || takesParameters(operation), 'request.invalid', 'request.malformed'),
  ...when(operation.requestBody, 'request.too-large', 'request.unsupported'),
  ...when(method !== 'get', 'request.foreign-origin'),
  ...when(hasNumberInPath(operation), 'route.not-found'),
  ...when(has(operation, 'Idempotency-Key'), 'request.in-progress', 'idempotency.key-reused'),
  ...when(operation[LIMITED], 'request.too-many'),
];

/** Errors that every operation can have. */
const ANYWHERE = ['service.unavailable', 'server.error'];

/**
 * Codes of the errors of an operation: those that its responses name, and those that follow from its access, body, limits
 * and repetition.
 * @param known all codes, for names such as `visit.*`
 */
export function codesOf(method: string, operation: Operation, known: readonly string[]): string[] {
  const named = namedCodes(operation).flatMap(({ code }) =>
    code.endsWith('*') ? known.filter((one) => one.startsWith(code.slice(0, -1))) : [code],
  );
  const declared = [
    ...callerCodes(operation),
    ...keyCodes(method, operation),
    ...requestCodes(method, operation),
  ];
  return [...new Set([...named, ...declared, ...ANYWHERE])];
}
