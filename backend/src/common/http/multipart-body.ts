import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { UnsupportedContent } from '../errors/common.errors.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set with `@RouteConfig` on routes that read files. */
    takesFiles?: boolean;
  }
}

/** Lets unparsed multipart bodies through to routes that declare it; all other routes reject them. */
export async function acceptFilesOnUploadRoutes(server: FastifyInstance): Promise<void> {
  await server.register(multipart);
  server.addHook('preParsing', (request, _reply, _payload, done) => {
    const { takesFiles = false } = request.routeOptions.config;
    const isFiles = /^\s*multipart\//i.test(request.headers['content-type'] ?? '');
    done(isFiles && !takesFiles ? new UnsupportedContent() : null);
  });
}
