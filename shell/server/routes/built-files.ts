import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import serveFolder from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from '../plugins/problem';

/** Caching of files without a hash in their name. The worker is always revalidated, so that its updates take effect. */
const CONSTANT_NAMES: Readonly<Record<string, string>> = { sw: 'no-cache', embed: 'public, max-age=3600' };
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
      const [, name = ''] = /\/(sw|embed)\.js(\.\w+)?$/.exec(path) ?? [];
      void reply.header('cache-control', CONSTANT_NAMES[name] ?? 'public, max-age=31536000, immutable');
      if (name === 'embed') void reply.header('access-control-allow-origin', '*');
    },
  });
  const files = publicFiles(webFolder);
  const send = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const path = request.url.slice(1).split('?')[0] ?? '';
    return files.has(path) ? reply.sendFile(path) : sendError(reply, 404);
  };
  for (const path of ['/js/*', '/css/*', '/assets/*', '/sw.js', '/embed.js']) app.get(path, send);
}
