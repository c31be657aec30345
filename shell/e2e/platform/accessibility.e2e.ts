import { AccessibilityCheck } from '../support/accessibility.ts';
import { expect, test } from '../support/console-check.ts';

const pageWith = (styles: string, main: string): string =>
  `<!doctype html><html lang="en"><head><title>Test</title><style>
    body { color: #111; background: #fff; } button { padding: 12px; margin: 12px; } ${styles}
  </style></head><body><main><h1>Test</h1>${main}</main></body></html>`;

const atDesktop = (styles: string): string => `@media (min-width: 1000px) { ${styles} }`;

/** Styles that are valid at 390 pixels and invalid at 1440. */
const wrongAtDesktop: Record<string, { styles: string; main: string; rule: string }> = {
  'a pale color': {
    styles: atDesktop('p { color: #ddd }'),
    main: '<p>Open until ten</p>',
    rule: 'color-contrast',
  },
  'a pale background': {
    styles: atDesktop('main { background: #333 }'),
    main: '<p>Open until ten</p>',
    rule: 'color-contrast',
  },
  'controls that become too small': {
    styles: atDesktop(
      'button { padding: 0; margin: 0; width: 12px; height: 12px; font-size: 8px; border: 0 }',
    ),
    main: '<button>a</button><button>b</button>',
    rule: 'target-size',
  },
  'a control that loses its visible name': {
    styles: atDesktop('button span { display: none }'),
    main: '<button><span>Save</span></button>',
    rule: 'button-name',
  },
  'an image that appears without a name': {
    styles: `img { display: none } ${atDesktop('img { display: block }')}`,
    main: '<img width="9" height="9" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">',
    rule: 'image-alt',
  },
};

for (const [name, { styles, main, rule }] of Object.entries(wrongAtDesktop))
  test(`the check of a resized page finds ${name}`, async ({ page }) => {
    const check = new AccessibilityCheck();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.setContent(pageWith(styles, main));
    await check.ofPage(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(check.ofPage(page)).rejects.toThrow(rule);
  });

test('the check of another page finds a name that only the first page has and a new color', async ({
  page,
}) => {
  const check = new AccessibilityCheck();
  await page.setContent(pageWith('', '<button>Save</button><p>Open</p>'));
  await check.ofPage(page);
  await page.setContent(pageWith('', '<button></button><p>Open</p>'));
  await expect(check.ofPage(page)).rejects.toThrow('button-name');
  await page.setContent(pageWith('', '<button>Save</button><p style="color: #ddd">Open</p>'));
  await expect(check.ofPage(page)).rejects.toThrow('color-contrast');
});

test('the check of another page finds a list whose children changed', async ({ page }) => {
  const check = new AccessibilityCheck();
  const tabs = (second: string): string =>
    pageWith('', `<div role="tablist"><button role="tab">Open</button>${second}</div>`);
  await page.setContent(tabs('<button role="tab">Used</button>'));
  await check.ofPage(page);
  await page.setContent(tabs('<button>Used</button>'));
  await expect(check.ofPage(page)).rejects.toThrow('aria-required-children');
});

test('the check of a page in another language finds a missing language, a missing name and a new color', async ({
  page,
}) => {
  const check = new AccessibilityCheck();
  const english = pageWith('', '<button>Save</button><p>Open</p>');
  await page.setContent(english);
  await check.ofPage(page);
  await page.setContent(english.replace('<html lang="en">', '<html>'));
  await expect(check.ofPage(page)).rejects.toThrow('html-has-lang');
  await page.setContent(pageWith('', '<button></button><p>खुला</p>'));
  await expect(check.ofPage(page)).rejects.toThrow('button-name');
  await page.setContent(pageWith('', '<button>सेभ</button><p style="color: #ddd">खुला</p>'));
  await expect(check.ofPage(page)).rejects.toThrow('color-contrast');
  await page.setContent(pageWith('', '<button>सेभ</button><p>खुला</p>'));
  await check.ofPage(page);
});
