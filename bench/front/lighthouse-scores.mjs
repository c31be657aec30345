import lighthouse from 'lighthouse';
import { debuggingPort } from './slow-browser.mjs';

const bars = { performance: 97, accessibility: 100, 'best-practices': undefined, seo: 100 };

/** Lighthouse's own marks, on its own phone. */
export async function scoreWithLighthouse(_browser, site, { name, path }, report) {
  const { lhr } = await lighthouse(site + path, {
    port: debuggingPort,
    output: 'json',
    logLevel: 'error',
    onlyCategories: Object.keys(bars),
  });
  for (const [category, atLeast] of Object.entries(bars)) {
    const failed = Object.values(lhr.audits)
      .filter(({ id, score }) => score === 0 && isOf(lhr.categories[category], id))
      .map(({ id }) => id);
    report.add(`${name}: Lighthouse ${category}`, lhr.categories[category].score * 100, {
      bar: atLeast && { atLeast },
      note: failed.join(', '),
    });
  }
}

const isOf = ({ auditRefs }, id) => auditRefs.some((audit) => audit.id === id && audit.weight > 0);
