import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';

const types = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.cjs': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
];
// Names of built files carry a hash; the manifest and the server entry do not.
const changing = /\.(json|cjs)$/;

/** The file a path names below a folder, or nothing when it names none or leads outside. */
function locate(folder, pathname) {
  let path;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  const file = normalize(join(folder, path));
  const isInside = file.startsWith(folder + sep) && !path.includes('\0');
  return isInside && types[extname(file)] ? file : undefined;
}

const statFile = async (file) => {
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? found : undefined;
};

async function choose(file, accepted) {
  for (const [encoding, suffix] of encodings) {
    if (!accepted.includes(encoding)) continue;
    const found = await statFile(file + suffix);
    if (found) return { path: file + suffix, size: found.size, encoding };
  }
  const found = await statFile(file);
  return found && { path: file, size: found.size };
}

/**
 * Answers a GET or HEAD with a file of the folder, compressed beforehand where that was done.
 * Resolves to false when there is no such file and nothing was sent.
 */
export async function sendStatic(folder, request, response, extraHeaders = {}) {
  const file = locate(folder, new URL(request.url, 'http://static').pathname);
  const chosen = file && (await choose(file, String(request.headers['accept-encoding'] ?? '')));
  if (!chosen) return false;
  response.writeHead(200, {
    'content-type': types[extname(file)],
    'content-length': chosen.size,
    'cache-control': changing.test(file) ? 'no-cache' : 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
    ...(chosen.encoding && { 'content-encoding': chosen.encoding }),
    ...extraHeaders,
  });
  if (request.method === 'HEAD') response.end();
  else
    createReadStream(chosen.path)
      .on('error', () => response.destroy())
      .pipe(response);
  return true;
}
