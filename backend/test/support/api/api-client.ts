export interface Answer<T = unknown> {
  status: number;
  headers: Headers;
  body: T;
  text: string;
}

export interface Problem {
  status: number;
  code: string;
  message: string;
  requestId: string;
  errors?: { field: string; message: string }[];
  [fact: string]: unknown;
}

const REPEAT_MS = 250;

/** A browser that stores its cookies and sends its origin. */
export class ApiClient {
  private readonly cookies = new Map<string, string>();

  constructor(readonly url: string) {}

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  set cookie(header: string) {
    for (const pair of header.split('; '))
      this.cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
  }

  get<T = Problem>(path: string, headers: Record<string, string> = {}): Promise<Answer<T>> {
    return this.send<T>('GET', path, undefined, headers);
  }

  post<T = Problem>(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer<T>> {
    return this.send<T>('POST', path, body ?? {}, headers);
  }

  patch<T = Problem>(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer<T>> {
    return this.send<T>('PATCH', path, body ?? {}, headers);
  }

  put<T = Problem>(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer<T>> {
    return this.send<T>('PUT', path, body ?? {}, headers);
  }

  delete<T = Problem>(path: string, headers: Record<string, string> = {}): Promise<Answer<T>> {
    return this.send<T>('DELETE', path, undefined, headers);
  }

  /**
   * Sends a request and, like the product's own client, repeats it while the first attempt is in progress.
   * @param body sent as JSON; text and forms are sent unchanged
   */
  async send<T = Problem>(
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    for (;;) {
      const answer = await this.sendOnce<T>(method, path, body, headers);
      if ((answer.body as { code?: string } | undefined)?.code !== 'request.in-progress') return answer;
      await new Promise((resume) => setTimeout(resume, REPEAT_MS));
    }
  }

  /** Sends one attempt, whatever the response. */
  async sendOnce<T = Problem>(
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const response = await fetch(this.url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...(method === 'GET' ? {} : { origin: this.url }),
        ...(this.cookies.size > 0 ? { cookie: this.cookie } : {}),
        ...headers,
      },
      body: isSentAsItIs(body) ? body : JSON.stringify(body),
    });
    for (const header of response.headers.getSetCookie()) this.keep(header);
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: parsed(text) as T };
  }

  private keep(header: string): void {
    const [pair = ''] = header.split(';');
    const name = pair.slice(0, pair.indexOf('='));
    const value = pair.slice(pair.indexOf('=') + 1);
    if (value === '') this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

const isSentAsItIs = (body: unknown): body is string | FormData | undefined =>
  body === undefined || typeof body === 'string' || body instanceof FormData;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
