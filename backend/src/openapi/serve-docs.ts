import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { AUDIENCES, type Audience, documentFor } from './audience.js';
import { describeApi } from './openapi.js';

/** Runs in the browser: a tried request carries the key that was typed in, and no cookie. */
const withoutCookies = (request: object): object => Object.assign(request, { credentials: 'omit' });

/** Address of a reference; the public one is the first. */
const pathOf = (audience: Audience): string => (audience === 'public' ? 'api/docs' : `api/docs/${audience}`);

/** Serves the three references and the whole document. They are made at the first request. */
export function serveDocs(app: NestFastifyApplication): void {
  let made: OpenAPIObject | undefined;
  const whole = (): OpenAPIObject => (made ??= describeApi(app));
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
