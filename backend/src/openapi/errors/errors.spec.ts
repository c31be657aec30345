import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import type { OpenAPIObject } from '@nestjs/swagger';
import { AUDIENCES, documentFor } from '../audience.js';
import { METHODS, type Operation } from '../operation.js';
import { adviceOn } from './error-advice.js';
import { namedCodes } from './error-codes.js';
import { errorsOf } from './error-list.js';
import { errorsPage } from './errors-page.js';

const whole = JSON.parse(
  readFileSync(new URL('../../../openapi.json', import.meta.url), 'utf8'),
) as OpenAPIObject;
const errors = errorsOf(whole);
const references = AUDIENCES.map((audience) => documentFor(whole, audience));
const page = errorsPage([...errors.values()], references);

const operationsOf = ({ paths }: OpenAPIObject): Operation[] =>
  Object.values(paths).flatMap((item) =>
    METHODS.flatMap((method) => (item[method] as Operation | undefined) ?? []),
  );
const find = (id: string): Operation | undefined =>
  references.flatMap(operationsOf).find(({ operationId }) => operationId === id);
const codesOf = (id: string): unknown => find(id)?.['x-error-codes'];

describe('the codes of errors', () => {
  test('that a response names are declared, with the status of the response', () => {
    const named = operationsOf(whole).flatMap((operation) =>
      namedCodes(operation).map(({ status, code }) => ({ id: operation.operationId, status, code })),
    );
    expect(named.length).toBeGreaterThan(400);
    const isDeclared = (status: string, code: string): boolean =>
      code.endsWith('.*')
        ? [...errors.keys()].some((one) => one.startsWith(code.slice(0, -1)))
        : String(errors.get(code)?.status) === status;
    expect(named.filter(({ status, code }) => !isDeclared(status, code))).toEqual([]);
  });

  test('are listed by each operation, and each error response has an example of each of its codes', () => {
    for (const operation of references.flatMap(operationsOf)) {
      const codes = operation['x-error-codes'] as string[];
      expect(codes.filter((code) => !errors.has(code))).toEqual([]);
      const shown = Object.entries(operation.responses)
        .filter(([status]) => !/^[23]/.test(status))
        .flatMap(([, response]) => {
          const [media] = Object.values(
            (response as { content: Record<string, { examples: object }> }).content,
          );
          return Object.keys(media?.examples ?? {});
        });
      expect([operation.operationId, shown.sort()]).toEqual([operation.operationId, codes]);
    }
  });

  test('follow from the access, the body, the limits and the repetition of an operation', () => {
    expect(codesOf('webhooksCreate')).toEqual(
      expect.arrayContaining([
        ...['auth.required', 'access.denied', 'staff.right-missing', 'auth.step-up-required'],
        ...['request.invalid', 'request.unsupported', 'request.in-progress', 'idempotency.key-reused'],
        ...['webhook.too-many', 'request.foreign-origin'],
      ]),
    );
    expect(codesOf('webhooksCreate')).toEqual(expect.arrayContaining(['key.invalid', 'key.scope-missing']));
    expect(codesOf('adminWebhooksCreate')).not.toContain('key.invalid');
    expect(codesOf('dealsOne')).toEqual(
      expect.arrayContaining(['deal.not-found', 'deal.gone', 'key.invalid']),
    );
    expect(codesOf('dealsOne')).not.toContain('auth.required');
    expect(codesOf('twoFactorState')).not.toContain('auth.second-factor-required');
    expect(codesOf('adminDealsList')).toEqual(expect.arrayContaining(['admin.right-missing']));
    expect(codesOf('counterAccept')).toEqual(
      expect.arrayContaining(['visit.wrong-hour', 'key.scope-missing']),
    );
  });

  test('each have a meaning and an advice', () => {
    const silent = [...errors.values()].filter((error) => !error.message || !adviceOn(error));
    expect(silent).toEqual([]);
  });
});

describe('the page of errors', () => {
  test('has a section for each code, and each link of a reference leads to one', () => {
    const links = [...JSON.stringify(references).matchAll(/\/api\/docs\/errors#([a-z.-]+)/g)];
    const linked = new Set(links.map(([, code = '']) => code));
    expect(linked.size).toBeGreaterThan(200);
    for (const code of [...errors.keys(), ...linked]) expect(page).toContain(`<h3 id="${code}">`);
  });

  test('names the operations of a code, and what to do', () => {
    const section = page.slice(
      page.indexOf('id="webhook.too-many"'),
      page.indexOf('id="webhook.too-many"') + 700,
    );
    expect(section).toContain('Status 409.');
    expect(section).toContain('<code>POST /api/vendors/me/webhooks</code> Create a webhook endpoint');
    expect(page).toContain('Confirm with <code>POST /api/auth/step-up</code>');
  });

  test('has texts as texts', () => {
    const error = { code: 'test.markup', status: 409, message: '<script>a</script> & `b`' };
    expect(errorsPage([error], [])).toContain('&lt;script&gt;a&lt;/script&gt; &amp; <code>b</code>');
  });
});
