import lighthouse from 'lighthouse';
import { median } from '../lib/median.mjs';
import { debuggingPort } from './slow-browser.mjs';

const bars = { performance: 98, accessibility: 100, 'best-practices': undefined, seo: 100 };
const visits = 3;

async function judge(url) {
  const { lhr } = await lighthouse(url, {
    port: debuggingPort,
    output: 'json',
    logLevel: 'error',
    onlyCategories: Object.keys(bars),
  });
  return lhr;
}

/**
 * Reports the Lighthouse scores of its emulated phone: the median of three visits, because Lighthouse estimates from each
 * single visit.
 */
export async function scoreWithLighthouse(_browser, site, { name, path }, report) {
  const judged = [];
  for (let visited = 0; visited < visits; visited++) judged.push(await judge(site + path));
  const [{ audits, categories }] = judged;
  for (const [category, atLeast] of Object.entries(bars)) {
    const failed = Object.values(audits)
      .filter(({ id, score }) => score === 0 && isOf(categories[category], id))
      .map(({ id }) => id);
    report.add(
      `${name}: Lighthouse ${category}`,
      median(judged.map((one) => one.categories[category].score)) * 100,
      {
        bar: atLeast && { atLeast },
        note: failed.join(', '),
      },
    );
  }
}

const isOf = ({ auditRefs }, id) => auditRefs.some((audit) => audit.id === id && audit.weight > 0);
