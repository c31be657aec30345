import type { FastifyRequest } from 'fastify';
import { placeOfCookies } from 'shared-ui/platform';
import type { ShellConfig } from '../config';
import { dealWithCode, openCode } from '../forms/code-cookie';
import { visitorHeaders } from '../plugins/visitor';
import { choiceOf } from '../releases/visitor-choice';
import type { Page, PageRenderer } from '../render/page-renderer';

/** Renders the page of a deal with the pass that was just issued without JavaScript; null for every other page. */
export async function pageWithCode(
  request: FastifyRequest,
  address: URL,
  { config, renderer }: { config: ShellConfig; renderer: PageRenderer },
): Promise<Page | null> {
  const { cookie } = request.headers;
  const dealId = dealWithCode(address.pathname, cookie);
  if (dealId === null || cookie === undefined) return null;
  const headers = { cookie, ...visitorHeaders(request, config.publicUrl) };
  const value = await openCode(dealId, config.backendUrl, headers);
  if (!value) return null;
  const page = await renderer
    .renderReturned(
      address,
      { form: 'redeem', value },
      { city: placeOfCookies(cookie)?.city, choice: choiceOf(cookie), toleratesFailures: false },
    )
    .catch(() => null);
  return page && { ...page, status: 200 };
}
