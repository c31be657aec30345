import type { FastifyInstance } from 'fastify';
import type { ShellConfig } from '../config';
import { isOwnForm } from '../forms/own-form';
import { sendError } from '../plugins/problem';
import type { ReleaseCounts } from '../releases/release-counts';
import type { RemoteRegistry } from '../remotes/remote-registry';

const MAX_BYTES = 1_000;

interface Sources {
  readonly registry: Pick<RemoteRegistry, 'shownAt'>;
  readonly counts: ReleaseCounts;
}

/**
 * Takes reports of browsers that a remote failed: the address of its entry, as plain text. Only entries that visitors get now are counted,
 * once per address of a visitor.
 */
export async function serveFailureReports(
  app: FastifyInstance,
  { publicUrl }: ShellConfig,
  { registry, counts }: Sources,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'text/plain',
      { parseAs: 'string', bodyLimit: MAX_BYTES },
      (_request, body, done) => done(null, body),
    );
    scope.post<{ Body: string | undefined }>(
      '/remote-failures',
      {
        onRequest: (request, reply, done) =>
          isOwnForm(request, publicUrl) ? done() : void sendError(reply, 403),
      },
      ({ body, ip }, reply) => {
        const shown = body === undefined ? undefined : registry.shownAt(body);
        if (shown) counts.failure(shown, ip);
        return reply.code(204).header('cache-control', 'no-store').send();
      },
    );
  });
}
