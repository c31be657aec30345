import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { AUDIENCES, type Audience, documentFor } from './audience.js';
import { ERRORS_PATH, errorList } from './errors/error-list.js';
import { errorsPage } from './errors/errors-page.js';
import { describeApi } from './openapi.js';

/** Runs in the browser: a tried request carries the key that was typed in, and no cookie. */
const withoutCookies = (request: object): object => Object.assign(request, { credentials: 'omit' });

/** Address of a reference; the public one is the first. */
const pathOf = (audience: Audience): string => (audience === 'public' ? 'api/docs' : `api/docs/${audience}`);

/** Serves the page that explains every code. It is made at the first request. */
function serveErrors(app: NestFastifyApplication, whole: () => OpenAPIObject): void {
  let page: string | undefined;
  const render = (): string =>
    errorsPage(
      errorList(),
      AUDIENCES.map((audience) => documentFor(whole(), audience)),
    );
  app
    .getHttpAdapter()
    .getInstance()
    .get(ERRORS_PATH, (_request, reply) => reply.type('text/html; charset=utf-8').send((page ??= render())));
}

/** Serves the three references, the page of errors and the whole document. They are made at the first request. */
export function serveDocs(app: NestFastifyApplication): void {
  let made: OpenAPIObject | undefined;
  const whole = (): OpenAPIObject => (made ??= describeApi(app));
  serveErrors(app, whole);
  for (const audience of AUDIENCES)
    SwaggerModule.setup(pathOf(audience), app, () => documentFor(whole(), audience), {
      raw: ['json'],
      jsonDocumentUrl: `api/docs/${audience}.json`,
      customSiteTitle: `Dobbar API: ${audience}`,
      swaggerOptions: { withCredentials: false, requestInterceptor: withoutCookies, docExpansion: 'none' },
    });
  SwaggerModule.setup('api/docs-whole', app, whole, {
    ui: false,
    raw: ['json'],
    jsonDocumentUrl: 'api/docs-json',
  });
}
