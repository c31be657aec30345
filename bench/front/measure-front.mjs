import { step } from '../../scripts/run/terminal.mjs';
import { scoreWithLighthouse } from './lighthouse-scores.mjs';
import { median } from '../lib/median.mjs';
import { startPreviousBuild } from './previous-build.mjs';
import { signIn } from './sign-in.mjs';
import { serveWithoutScript } from './static-page.mjs';
import { launchBrowser } from './slow-browser.mjs';
import { bytesOfVisit, visit } from './visit.mjs';

const publicBars = {
  scripts: { atMost: 110 },
  static: { atMost: 1.15 },
  blocked: { atMost: 100 },
  shift: { atMost: 0.01 },
};
// The figures of a dashboard arrive later than its frame, which is complete at the first paint.
const dashboardBars = { scripts: { atMost: 420 }, frame: { atMost: 2 }, shift: { atMost: 0.02 } };
const visitBar = { atMost: 200 };

/** Measures pages on the first visit of a phone with a slow network, in turns with those of a previous build. */
export async function measureFront(product, report, { quick, previous }) {
  const { settings, programs, parts } = product;
  await step(['Starting the site', 'Started the site'], async () => {
    for (const part of parts) if (!programs.isRunning(part.name)) await programs.start(part);
  });
  const site = settings.publicUrl;
  const before = previous && (await startPreviousBuild(product, previous));
  const browser = await launchBrowser();
  const twin = await serveWithoutScript(site);
  const place = { browser, site, twin, before, visits: quick ? 1 : 7 };
  try {
    const pages = await publicPages(site);
    for (const page of pages) await measurePage(place, page, report);
    await measureVisit(place, pages, report);
    await measureDashboards(place, report);
    if (!quick) for (const page of pages) await scoreWithLighthouse(browser, site, page, report);
  } finally {
    await twin.stop();
    await browser.close();
  }
}

async function publicPages(site) {
  const [deal] = await (await fetch(`${site}/api/deals?limit=1`)).json();
  return [
    { name: 'home', path: '/', bars: { ...publicBars, answers: { atMost: 12 } } },
    // The page requests its first four images immediately.
    { name: 'explore', path: '/deals', bars: publicBars },
    { name: 'deal', path: `/deals/${deal.id}`, bars: { ...publicBars, answers: { atMost: 12 } } },
  ];
}

async function measurePage({ browser, site, twin, before, visits }, { name, path, bars }, report) {
  const measured = await inTurns(visits, {
    still: () => visit(browser, twin.address + path),
    seen: () => visit(browser, site + path),
    ...(before && { earlier: () => visit(browser, before + path) }),
  });
  const { still, seen, earlier } = measured;
  tell(report, name, seen, still.largestPaint, bars);
  report.add(`${name}: answers before its largest paint`, seen.requestsBefore, { bar: bars.answers });
  report.add(`${name}: console errors`, seen.errors, { bar: { atMost: 0 } });
  if (earlier) tell(report, `${name}, previous build`, earlier, still.largestPaint, {});
}

async function measureVisit({ browser, site, before }, pages, report) {
  for (const [name, address, bar] of [
    ['home, explore and a deal in one visit', site, visitBar],
    ['the same visit, previous build', before],
  ])
    if (address) {
      const addresses = pages.map(({ path }) => address + path);
      report.add(name, (await bytesOfVisit(browser, addresses)) / 1000, { unit: 'kB', bar });
    }
}

async function measureDashboards({ browser, site, twin, visits }, report) {
  const home = await inTurns(visits, { still: () => visit(browser, `${twin.address}/`) });
  for (const [name, path] of [
    ['vendor', '/dashboard'],
    ['admin', '/admin'],
  ]) {
    const storageState = await signIn(browser, site, name);
    const { seen } = await inTurns(visits, { seen: () => visit(browser, site + path, { storageState }) });
    tell(report, `${name} overview`, seen, home.still.largestPaint, dashboardBars);
  }
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
  report.add(`${name}: layout shift`, seen.shift, { bar: bars.shift });
  report.add(`${name}: blocked`, seen.blocked, { unit: 'ms', bar: bars.blocked });
}

/** Repeats all measurements in turns. Returns the medians of each. */
async function inTurns(times, measurements) {
  const seen = Object.fromEntries(Object.keys(measurements).map((name) => [name, []]));
  for (let round = 0; round < times; round++)
    for (const [name, measure] of Object.entries(measurements)) seen[name].push(await measure());
  return Object.fromEntries(Object.entries(seen).map(([name, all]) => [name, medians(all)]));
}

const medians = (all) =>
  Object.fromEntries(Object.keys(all[0]).map((key) => [key, median(all.map((one) => one[key]))]));
