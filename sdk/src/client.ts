import createClient, { type FetchResponse, type MaybeOptionalInit } from 'openapi-fetch';
import type { HttpMethod, PathsWithMethod, RequiredKeysOf } from 'openapi-typescript-helpers';
import { errorOf } from './errors.js';
import type { paths } from './generated/paths.js';
import { API_VERSION } from './generated/version.js';
import { type ItemOf, type ListPath, nextCursorOf } from './paging.js';
import { repeatingFetch, retryAfterOf, type RetryOptions } from './retries.js';

export interface DobbarOptions extends RetryOptions {
  /** The address of the site, such as `https://dobbar.example`. */
  url: string;
  /** The API key. Without one only public data can be read. Keep keys on servers: never send one to a browser. */
  key?: string;
  /** The version of the API; by default the one of these types. Public reads without a key have the current one. */
  version?: string;
}

type Init<Method extends HttpMethod, Path extends PathsWithMethod<paths, Method>> = MaybeOptionalInit<
  paths[Path],
  Method
>;
type Given<Options> = RequiredKeysOf<Options> extends never ? [Options?] : [Options];
type Data<
  Method extends HttpMethod,
  Path extends PathsWithMethod<paths, Method>,
  Options,
> = paths[Path][Method] extends infer Operation extends Record<string, unknown>
  ? Extract<FetchResponse<Operation, Options, `${string}/${string}`>, { error?: never }>['data']
  : never;

/** A call of one method. Throws a `DobbarError` with the code of the API, or a `ConnectionError`. */
export type Call<Method extends HttpMethod> = <
  Path extends PathsWithMethod<paths, Method>,
  Options extends Init<Method, Path>,
>(
  path: Path,
  ...options: Given<Options>
) => Promise<Data<Method, Path, Options>>;

/** A walk over all entries of a list, which loads page after page. */
export type List = <Path extends ListPath, Options extends Init<'get', Path>>(
  path: Path,
  ...options: Given<Options>
) => AsyncGenerator<ItemOf<Path>, void, undefined>;

export interface Dobbar {
  get: Call<'get'>;
  post: Call<'post'>;
  put: Call<'put'>;
  patch: Call<'patch'>;
  delete: Call<'delete'>;
  list: List;
}

/** 128 random bits. `crypto.randomUUID` is missing on pages without https. */
const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Headers of every request. Without a key a page of another site may send none, because the API has no preflight. */
const headersOf = ({ key, version }: DobbarOptions): Record<string, string> => ({
  ...(key && { authorization: `Bearer ${key}` }),
  ...((key || version) && { 'dobbar-version': version ?? API_VERSION }),
});

/** A function that is called with a path and options, and whose types are checked where it is used. */
type Untyped = (path: string, options?: object) => Promise<{ data?: unknown; response: Response }>;

/** Creates a client. It keeps no state: one is enough for a program. */
export function createDobbar(options: DobbarOptions): Dobbar {
  const client = createClient<paths>({
    baseUrl: options.url.replace(/\/+$/, ''),
    headers: headersOf(options),
    fetch: repeatingFetch(options),
  });
  client.use({
    onRequest({ request }) {
      const isChange = request.method !== 'GET';
      if (isChange && !request.headers.has('idempotency-key'))
        request.headers.set('idempotency-key', newIdempotencyKey());
    },
    async onResponse({ response }) {
      if (response.ok) return;
      const wait = retryAfterOf(response);
      throw await errorOf(response, wait === undefined ? undefined : Math.ceil(wait / 1_000));
    },
  });
  const call = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE') => {
    const send = client[method] as unknown as Untyped;
    return async (path: string, given?: object) => (await send(path, given)).data;
  };
  return {
    get: call('GET') as Dobbar['get'],
    post: call('POST') as Dobbar['post'],
    put: call('PUT') as Dobbar['put'],
    patch: call('PATCH') as Dobbar['patch'],
    delete: call('DELETE') as Dobbar['delete'],
    list: walk(client.GET as unknown as Untyped) as Dobbar['list'],
  };
}

interface ListOptions {
  params?: { query?: Record<string, unknown> };
}

const walk = (get: Untyped) =>
  async function* (path: string, options: ListOptions = {}): AsyncGenerator<unknown, void, undefined> {
    let cursor: string | undefined;
    do {
      const query = { ...options.params?.query, ...(cursor !== undefined && { cursor }) };
      const { data, response } = await get(path, { ...options, params: { ...options.params, query } });
      yield* data as unknown[];
      cursor = nextCursorOf(response);
    } while (cursor !== undefined);
  };
