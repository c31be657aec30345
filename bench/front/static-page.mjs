import http from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);
const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const hints = /<link\b[^>]*\bas="?script"?[^>]*>|<link\b[^>]*\brel="?modulepreload"?[^>]*>/g;

/** Serves the same site without scripts: the baseline for page load times. */
export async function serveWithoutScript(site) {
  const pages = new Map();
  const readPage = async (path) => {
    const html = await (await fetch(site + path, { headers: { accept: 'text/html' } })).text();
    return compress(html.replace(scripts, '').replace(hints, ''));
  };
  const server = http.createServer(async (request, response) => {
    if (request.headers.accept?.includes('text/html')) {
      if (!pages.has(request.url)) pages.set(request.url, await readPage(request.url));
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
      return response.end(pages.get(request.url));
    }
    forward(site, request, response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://localhost:${server.address().port}`,
    stop: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}

function forward(site, request, response) {
  const headers = { 'accept-encoding': request.headers['accept-encoding'] ?? '' };
  http
    .get(site + request.url, { headers }, (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response);
    })
    .on('error', () => response.destroy());
}
