import fs from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { type CheckedKeys, OwnKeys } from './checked-keys.ts';
import { markElements, UNCHECKED } from './element-keys.ts';

const fromAxePlaywright = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const axeSource = fs.readFileSync(fromAxePlaywright.resolve('axe-core/axe.min.js'), 'utf8');

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Rules whose result depends on sizes and positions, which are not part of the key. */
const LAYOUT_RULES = ['target-size', 'scrollable-region-focusable'];
/** Rules about the document, which has no key. */
const DOCUMENT_RULES = [
  'aria-hidden-body',
  'bypass',
  'document-title',
  'duplicate-id-aria',
  'html-has-lang',
  'html-lang-valid',
  'html-xml-lang-mismatch',
  'meta-refresh',
  'meta-viewport',
];

const common: RunOptions = {
  // Both options halve the time: passed rules are not reported, and axe does not load the stylesheets again.
  resultTypes: ['violations'],
  preload: false,
};
const everyRule: RunOptions = { ...common, runOnly: STANDARDS };
const ofLayout: RunOptions = { ...common, runOnly: [...LAYOUT_RULES, ...DOCUMENT_RULES] };

/** Checks pages with axe and skips elements that were checked before: those with the same ancestors, colors and state. */
export class AccessibilityCheck {
  constructor(private readonly checkedKeys: CheckedKeys = new OwnKeys()) {}

  /** Checks a page: rules about layout and the document on the whole page, all rules on new elements. */
  async ofPage(page: Page): Promise<void> {
    const violations = await violationsOf(page, ofLayout);
    const fresh = await this.ofNewElements(page);
    this.accept([...violations, ...fresh.violations], fresh.keys);
  }

  /** Checks all rules on the new elements of a page whose layout was checked in another language or at another width. */
  async ofNewMarkup(page: Page): Promise<void> {
    const { keys, violations } = await this.ofNewElements(page);
    this.accept(violations, keys);
  }

  /** Marks and checks again if the page replaced the marked elements before the axe run. */
  private async ofNewElements(page: Page): Promise<Found> {
    for (;;) {
      const all = await page.evaluate(markElements, []);
      const keys = all.filter((key) => !this.checkedKeys.has(key));
      if (keys.length === 0) return { keys, violations: [] };
      await page.evaluate(markElements, keys);
      const violations = await violationsOf(page, everyRule, UNCHECKED).catch((error: unknown) => {
        if (!String(error).includes('No elements found for include')) throw error;
      });
      if (violations) return { keys, violations };
    }
  }

  private accept(violations: string[], keys: string[]): void {
    expect([...new Set(violations)]).toEqual([]);
    this.checkedKeys.add(keys);
  }
}

interface Found {
  keys: string[];
  violations: string[];
}

interface AxeWindow {
  axe: typeof import('axe-core');
}

async function violationsOf(page: Page, options: RunOptions, selector?: string): Promise<string[]> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource);
  const violations = await page.evaluate(
    async ([run, part]) => {
      const { axe } = window as unknown as AxeWindow;
      return (await axe.run(part ? { include: [part] } : document, run)).violations;
    },
    [options, selector] as const,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(' | ')}`);
}
