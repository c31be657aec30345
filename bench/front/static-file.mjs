// Bare node:http that sends files of a folder: the cost of a static file. The names are those of the files.
import fs from 'node:fs';
import { stat } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream';

const [port, folder] = process.argv.slice(2);

http
  .createServer(async (request, response) => {
    const file = path.join(folder, path.basename(request.url));
    const found = await stat(file).catch(() => null);
    if (!found) return response.writeHead(404).end();
    const etag = `W/"${found.size.toString(16)}-${found.mtimeMs.toString(16)}"`;
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-length': found.size,
      'cache-control': 'public, max-age=0, must-revalidate',
      etag,
    });
    pipeline(fs.createReadStream(file), response, () => {});
  })
  .listen(Number(port), '127.0.0.1');
