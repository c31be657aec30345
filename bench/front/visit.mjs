import { openSlowPage } from './slow-browser.mjs';

const settled = 2500;

/** Runs in the page before any of its scripts. */
function observe() {
  const seen = { largestPaint: 0, shift: 0, tasks: [] };
  window.__seen = seen;
  const on = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  on('largest-contentful-paint', (entry) => (seen.largestPaint = entry.startTime));
  on('layout-shift', (entry) => entry.hadRecentInput || (seen.shift += entry.value));
  on('longtask', (entry) => seen.tasks.push([entry.startTime, entry.duration]));
}

function readSeen() {
  const [first] = performance.getEntriesByName('first-contentful-paint');
  const blocking = window.__seen.tasks.filter(([start, length]) => start + length > (first?.startTime ?? 0));
  const blocked = blocking.reduce((sum, [, length]) => sum + Math.max(0, length - 50), 0);
  return {
    firstPaint: first?.startTime ?? 0,
    largestPaint: window.__seen.largestPaint,
    shift: window.__seen.shift,
    blocked,
  };
}

export function listenTo(devtools) {
  const requests = new Map();
  devtools.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) =>
    requests.set(requestId, { url: request.url, at: timestamp * 1000, bytes: 0 }),
  );
  devtools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) Object.assign(request, { endedAt: timestamp * 1000, transferred: encodedDataLength });
  });
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = Number(response.headers['content-length'] ?? 0);
  });
  return () => [...requests.values()].filter(({ url }) => url.startsWith('http'));
}

/** Returns the bytes that travel when the pages are opened one after the other, the first with an empty cache. */
export async function bytesOfVisit(browser, urls) {
  const { context, page, devtools } = await openSlowPage(browser, { serviceWorkers: 'block' });
  const requests = listenTo(devtools);
  for (const url of urls) {
    await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
    await page.waitForTimeout(settled);
  }
  await context.close();
  return requests().reduce((sum, { transferred = 0 }) => sum + transferred, 0);
}

/** Measures one visit with an empty cache. Times are in milliseconds, scripts in transferred bytes. */
export async function visit(browser, url, options) {
  const { context, page, devtools } = await openSlowPage(browser, options);
  let errors = 0;
  page.on('pageerror', () => (errors += 1));
  page.on('console', (message) => message.type() === 'error' && (errors += 1));
  const requests = listenTo(devtools);
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
  await page.waitForTimeout(settled);
  const seen = await page.evaluate(readSeen);
  const sent = requests();
  const start = Math.min(...sent.map(({ at }) => at));
  const scripts = sent.filter(({ url: address }) => new URL(address).pathname.endsWith('.js'));
  await context.close();
  return {
    ...seen,
    errors,
    scripts: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    // Images below the fold are requested by the layout that is painted, so they delay nothing.
    requestsBefore: sent.filter(({ endedAt }) => endedAt - start <= seen.largestPaint).length,
  };
}
