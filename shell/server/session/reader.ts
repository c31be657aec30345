import type { FastifyRequest } from 'fastify';
import type { SessionUserView } from 'shared-ui/platform';
import type { Language } from 'shared-ui/store';
import type { ShellConfig } from '../config';
import { visitorHeaders } from '../plugins/visitor';

/** Who reads a page of their own, as far as their cookies tell. */
export interface Reader {
  /** Undefined for who is not signed in, and when the backend does not say so at once: the browser then asks itself. */
  readonly visitor: SessionUserView | undefined;
  readonly language: Language;
}

const patience = 1000;
const sessionCookie = /(?:^|;\s*)(?:__Host-)?dobbar_sid=/;
const nepali = /(?:^|;\s*)lang=ne(?:;|$)/;

type Sites = Pick<ShellConfig, 'backendUrl' | 'publicUrl'>;

async function visitorOf(
  request: FastifyRequest,
  { backendUrl, publicUrl }: Sites,
): Promise<Reader['visitor']> {
  const { cookie = '' } = request.headers;
  if (!sessionCookie.test(cookie)) return undefined;
  try {
    const answer = await fetch(new URL('/api/auth/user', backendUrl), {
      headers: { cookie, ...visitorHeaders(request, publicUrl) },
      signal: AbortSignal.timeout(patience),
    });
    return answer.ok ? ((await answer.json()) as SessionUserView) : undefined;
  } catch {
    return undefined;
  }
}

export async function readerOf(request: FastifyRequest, sites: Sites): Promise<Reader> {
  return {
    visitor: await visitorOf(request, sites),
    language: nepali.test(request.headers.cookie ?? '') ? 'ne' : 'en',
  };
}
