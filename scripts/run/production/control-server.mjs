import { createServer } from 'node:http';

/**
 * Serves an address with which tests freeze, kill and restart the programs of the running product.
 * @param {import('../product.mjs').Product} product
 * @returns {Promise<{ url: string, close: () => void }>} `GET {url}` returns the pids of the running programs by name; `POST
 * {url}/{name}` restarts a program as a deployment does
 */
export async function serveProcesses(product) {
  const server = createServer((request, response) => {
    if (request.method === 'POST') product.restart(decodeURIComponent(request.url.slice(1)));
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(product.processes()));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}
