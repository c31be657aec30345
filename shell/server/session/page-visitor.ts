import type { FastifyRequest } from 'fastify';
import type { SessionUserView } from 'shared-ui/platform';
import type { Language } from 'shared-ui/store';
import type { ShellConfig } from '../config';
import { visitorHeaders } from '../plugins/visitor';

/** Resolves the visitor of a private page from the cookies. */
export interface PageVisitor {
  /**
   * Undefined for a signed-out visitor, and if the backend does not respond in time; the browser then requests the user itself.
   */
  readonly visitor: SessionUserView | undefined;
  readonly language: Language;
}

const timeoutMs = 1000;
const sessionCookie = /(?:^|;\s*)(?:__Host-)?dobbar_sid=/;
const nepali = /(?:^|;\s*)lang=ne(?:;|$)/;

type Sites = Pick<ShellConfig, 'backendUrl' | 'publicUrl'>;

async function signedInVisitor(
  request: FastifyRequest,
  { backendUrl, publicUrl }: Sites,
): Promise<PageVisitor['visitor']> {
  const { cookie = '' } = request.headers;
  if (!sessionCookie.test(cookie)) return undefined;
  try {
    const answer = await fetch(new URL('/api/auth/user', backendUrl), {
      headers: { cookie, ...visitorHeaders(request, publicUrl) },
      signal: AbortSignal.timeout(timeoutMs),
    });
    return answer.ok ? ((await answer.json()) as SessionUserView) : undefined;
  } catch {
    return undefined;
  }
}

export async function visitorOf(request: FastifyRequest, sites: Sites): Promise<PageVisitor> {
  return {
    visitor: await signedInVisitor(request, sites),
    language: nepali.test(request.headers.cookie ?? '') ? 'ne' : 'en',
  };
}
