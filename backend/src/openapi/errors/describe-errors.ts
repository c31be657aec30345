import { STATUS_CODES } from 'node:http';
import type { Operation } from '../operation.js';
import { codesOf } from './error-codes.js';
import { ERRORS_PATH, type ListedError } from './error-list.js';

type Responses = Operation['responses'];
type ErrorResponse = { description: string; content?: unknown; headers?: unknown };

const PROBLEM = 'application/problem+json';
const SCHEMA = { $ref: '#/components/schemas/ProblemView' };

const linkOf = (code: string): string => `[\`${code}\`](${ERRORS_PATH}#${code})`;

/** The description with links instead of codes, followed by the codes that it does not name. */
function describe(description: string, codes: readonly string[]): string {
  const others = codes.filter((code) => !description.includes(`\`${code}\``));
  const linked = codes.reduce((text, code) => text.replaceAll(`\`${code}\``, linkOf(code)), description);
  return [linked, others.map(linkOf).join(', ')].filter((part) => part !== '').join('\n\n');
}

const examplesOf = (codes: readonly string[]): Record<string, { $ref: string }> =>
  Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]));

const withCodes = (response: ErrorResponse | undefined, codes: readonly string[]): ErrorResponse => ({
  ...response,
  description: describe(response?.description ?? '', codes),
  content: { [PROBLEM]: { schema: SCHEMA, examples: examplesOf(codes) } },
});

/** The key of the response: unexpected errors are the default. */
const keyOf = (status: number): string => (status === 500 ? 'default' : String(status));

/** The other responses, with a description. An error without a code is left out: a method replaces the access of its class. */
const successesOf = ({ responses }: Operation): Responses =>
  Object.fromEntries(
    Object.entries(responses)
      .filter(([status]) => /^[23]/.test(status))
      .map(([status, response]) => {
        const { description, ...others } = response as ErrorResponse;
        return [status, { description: description || (STATUS_CODES[status] ?? ''), ...others }];
      }),
  ) as Responses;

/** An operation whose error responses have their codes as links and as examples; `x-error-codes` lists them. */
export function describeErrors(
  method: string,
  operation: Operation,
  errors: ReadonlyMap<string, ListedError>,
): Operation {
  const codes = codesOf(method, operation, [...errors.keys()]);
  const byKey = new Map<string, string[]>();
  for (const code of codes) {
    const key = keyOf(errors.get(code)?.status ?? 500);
    byKey.set(key, [...(byKey.get(key) ?? []), code]);
  }
  const responses = successesOf(operation);
  for (const [key, ofStatus] of byKey)
    responses[key] = withCodes(
      operation.responses[key] as ErrorResponse | undefined,
      ofStatus,
    ) as Responses[string];
  return { ...operation, responses, 'x-error-codes': [...codes].sort() };
}
