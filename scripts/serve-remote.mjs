// One remote's origin: `node scripts/serve-remote.mjs <folder> <port>`. Public static files and nothing else.
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { sendStatic } from './lib/static-files.mjs';

const [folder = '.', port = '4201'] = process.argv.slice(2);
const built = join(resolve(folder), 'dist/web');
const served = existsSync(built) ? built : resolve(folder);
const forEveryone = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

const refuse = (response, status) => {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...forEveryone });
  response.end();
};

const server = createServer(async (request, response) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405);
  if (!(await sendStatic(served, request, response, forEveryone))) refuse(response, 404);
});

const stop = () => {
  server.close(() => process.exit(0));
  server.closeAllConnections();
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
server.listen(Number(port), process.env.HOST ?? '127.0.0.1', () => {
  console.log(`${served} on port ${port}`);
});
