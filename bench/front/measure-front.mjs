import { step } from '../../scripts/run/terminal.mjs';
import { scoreWithLighthouse } from './lighthouse-scores.mjs';
import { median } from '../lib/median.mjs';
import { signIn } from './sign-in.mjs';
import { serveWithoutScript } from './static-page.mjs';
import { launchBrowser } from './slow-browser.mjs';
import { visit } from './visit.mjs';

const publicBars = { scripts: { atMost: 138 }, static: { atMost: 1.3 }, blocked: { atMost: 200 } };
// The figures of a dashboard arrive later than its frame, which is complete at the first paint.
const dashboardBars = { scripts: { atMost: 420 }, frame: { atMost: 2 } };

/** Measures pages on the first visit of a phone with a slow network. */
export async function measureFront({ settings, programs, parts }, report, { quick }) {
  await step(['Starting the site', 'Started the site'], async () => {
    for (const part of parts) if (!programs.isRunning(part.name)) await programs.start(part);
  });
  const site = settings.publicUrl;
  const browser = await launchBrowser();
  const twin = await serveWithoutScript(site);
  const visits = quick ? 1 : 5;
  try {
    const [deal] = await (await fetch(`${site}/api/deals?limit=1`)).json();
    const pages = [
      { name: 'home', path: '/', bars: { ...publicBars, answers: { atMost: 12 } } },
      // The page requests its first four images immediately.
      { name: 'explore', path: '/deals', bars: publicBars },
      { name: 'deal', path: `/deals/${deal.id}`, bars: { ...publicBars, answers: { atMost: 12 } } },
    ];
    for (const page of pages) await measurePage({ browser, site, twin, visits }, page, report);
    const home = await repeat(visits, () => visit(browser, `${twin.address}/`));
    for (const [name, path] of [
      ['vendor', '/dashboard'],
      ['admin', '/admin'],
    ]) {
      const storageState = await signIn(browser, site, name);
      const seen = await repeat(visits, () => visit(browser, site + path, { storageState }));
      tell(report, `${name} overview`, seen, home.largestPaint, dashboardBars);
    }
    if (!quick) for (const page of pages) await scoreWithLighthouse(browser, site, page, report);
  } finally {
    await twin.stop();
    await browser.close();
  }
}

async function measurePage({ browser, site, twin, visits }, { name, path, bars }, report) {
  const still = await repeat(visits, () => visit(browser, twin.address + path));
  const seen = await repeat(visits, () => visit(browser, site + path));
  tell(report, name, seen, still.largestPaint, bars);
  report.add(`${name}: answers before its largest paint`, seen.requestsBefore, { bar: bars.answers });
  report.add(`${name}: console errors`, seen.errors, { bar: { atMost: 0 } });
}

function tell(report, name, seen, stillPaint, bars) {
  report.add(`${name}: scripts`, seen.scripts / 1000, { unit: 'kB brotli', bar: bars.scripts });
  report.add(`${name}: largest paint`, seen.largestPaint, { unit: 'ms' });
  report.add(`${name}: largest paint / page without script`, seen.largestPaint / stillPaint, {
    unit: '×',
    bar: bars.static,
  });
  if (bars.frame)
    report.add(`${name}: frame painted / page without script`, seen.firstPaint / stillPaint, {
      unit: '×',
      bar: bars.frame,
    });
  report.add(`${name}: layout shift`, seen.shift, { bar: { atMost: 0.02 } });
  report.add(`${name}: blocked`, seen.blocked, { unit: 'ms', bar: bars.blocked });
}

async function repeat(times, once) {
  const seen = [];
  for (let visited = 0; visited < times; visited++) seen.push(await once());
  return Object.fromEntries(Object.keys(seen[0]).map((key) => [key, median(seen.map((one) => one[key]))]));
}
