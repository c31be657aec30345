import type { FastifyContextConfig, FastifyRequest } from 'fastify';
import { SIGNED_IN_COOKIE } from '../access/sessions.port.js';
import { workContext } from '../connections/work-context.js';
import { enterWork, leaveWork, startWork } from './request-work.js';

interface Asked {
  method?: string;
  config?: Partial<FastifyContextConfig>;
  cookies?: Record<string, string>;
  headers?: Record<string, string>;
}

const PUBLIC: Asked['config'] = { access: 'public', readsReplicas: true };

/** Returns the context in which a request on such a route is handled. */
function workOf({ method = 'GET', config = PUBLIC, cookies = {}, headers = {} }: Asked) {
  const request = {
    method,
    url: '/api/deals/1/reviews',
    cookies,
    headers,
    routeOptions: { config },
  } as unknown as FastifyRequest;
  startWork(request, { requestTimeoutMs: 10_000, longRequestTimeoutMs: 60_000 });
  let work: ReturnType<typeof workContext.get>;
  enterWork(request, () => {
    work = workContext.get();
  });
  leaveWork(request);
  return work;
}

describe('the work of a request', () => {
  it('may read replicas on a public read that declares it', () => {
    expect(workOf({})).toMatchObject({ connections: 'public', mayReadReplicas: true });
  });

  it.each<[string, Asked]>([
    ['without the declaration', { config: { access: 'public' } }],
    ['of a signed-in visitor', { cookies: { [SIGNED_IN_COOKIE]: '1' } }],
    ['with a key', { headers: { authorization: 'Bearer dob_live_1' } }],
    ['that changes data', { method: 'POST' }],
    ['on a route for signed-in users', { config: { ...PUBLIC, access: 'signed-in' } }],
  ])('reads the primary for a request %s', (_kind, asked) => {
    expect(workOf(asked)?.mayReadReplicas).toBe(false);
  });
});
