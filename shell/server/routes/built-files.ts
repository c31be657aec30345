import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import serveFolder from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from '../plugins/problem';

const COMPRESSED_COPY = /\.(br|gz)$/;

/** Returns the paths of the built files below the public folder. */
const publicFiles = (folder: string): Set<string> =>
  new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !COMPRESSED_COPY.test(entry.name))
      .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/')),
  );

/** Serves the built browser files, compressed at build time. Their names contain a hash. */
export async function serveBuiltFiles(app: FastifyInstance, webFolder: string): Promise<void> {
  await app.register(serveFolder, {
    root: webFolder,
    serve: false,
    index: false,
    preCompressed: true,
    acceptRanges: false,
    etag: false,
    lastModified: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Always revalidated, so that service worker updates take effect.
      const isWorker = /\/sw\.js(\.\w+)?$/.test(path);
      void reply.header('cache-control', isWorker ? 'no-cache' : 'public, max-age=31536000, immutable');
    },
  });
  const files = publicFiles(webFolder);
  const send = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const path = request.url.slice(1).split('?')[0] ?? '';
    return files.has(path) ? reply.sendFile(path) : sendError(reply, 404);
  };
  for (const path of ['/js/*', '/css/*', '/assets/*', '/sw.js']) app.get(path, send);
}
