import { expect, type Page, test } from '@playwright/test';
import { AccessibilityCheck } from './accessibility.ts';
import { SharedKeys } from './checked-keys.ts';

/** False in a run of all tests, because screenshots take a part of its time. */
const takesPictures = process.env['PICTURES'] !== 'none';

let accessibility: AccessibilityCheck | undefined;

/** Returns the check of this worker. It skips elements that any worker of the run has checked. */
export function sharedAccessibility(): AccessibilityCheck {
  accessibility ??= new AccessibilityCheck(new SharedKeys(test.info().project.outputDir));
  return accessibility;
}

/** Checks that the page does not scroll sideways at three widths, and the axe rules. Takes a screenshot at each width. */
export async function isShownWell(page: Page, name: string): Promise<void> {
  const check = sharedAccessibility();
  for (const width of [390, 320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // A chart adapts to the width shortly after the window.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0);
    if (width === 390) await check.ofPage(page);
    if (width === 1440) await check.ofNewMarkup(page);
    if (takesPictures) await page.screenshot({ path: `screenshots/${name}-${width}.png` });
  }
}
