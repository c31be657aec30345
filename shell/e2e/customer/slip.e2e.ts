import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { decodeQR } from 'qr/decode.js';
import { expect, test } from '../support/console-check.ts';
import { freshEmail, pageOf } from '../support/people/people.ts';

/** A6 in CSS pixels, and the resolution of CSS. */
const A6 = { width: 397, height: 559 };
const CSS_DPI = 96;
/** Longest side of a picture that the counter reads. */
const LONGEST_SIDE = 720;

/** Opens the slip of a new code in a browser that draws at a resolution. */
async function openSlip(
  browser: Parameters<typeof pageOf>[0],
  home: string,
  dpi: number,
  language: 'en' | 'ne',
): Promise<{ page: Page; code: string; qrCode: string; close(): Promise<void> }> {
  const { page, context } = await pageOf(browser, home, null, {
    viewport: A6,
    deviceScaleFactor: dpi / CSS_DPI,
  });
  const { request } = context;
  const headers = { origin: new URL(home).origin };
  const [email, password] = [freshEmail('guest'), 'momo and chiya'];
  await request.post('/api/customers/signup', {
    data: { firstName: 'Sujata', lastName: 'Rai', email, phone: '9801234567', city: 'Kathmandu', password },
    headers,
  });
  await request.post('/api/auth/login', { data: { email, password }, headers });
  const deals = await request.get('/api/deals?search=buff+or+veg+momo&limit=1');
  const [deal] = (await deals.json()) as { id: number }[];
  const issued = await request.post('/api/redemptions', { data: { dealId: deal?.id }, headers });
  const { id, code, qrCode } = (await issued.json()) as { id: string; code: string; qrCode: string };
  await page.goto(`${language === 'ne' ? '/ne' : ''}/dashboard/passes/${id}/slip`);
  await expect(page.locator('article img')).toBeVisible();
  return { page, code, qrCode, close: () => context.close() };
}

interface Picture {
  width: number;
  height: number;
  data: Uint8Array;
}

const inGrey = ({ width, height, data }: Picture): Picture => {
  const grey = new Uint8Array(data);
  for (let at = 0; at < grey.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = grey.subarray(at, at + 3);
    grey.fill(Math.round(0.299 * red + 0.587 * green + 0.114 * blue), at, at + 3);
  }
  return { width, height, data: grey };
};

/** As the counter does with a frame of its camera: averages pixels. */
function forCounter({ width, height, data }: Picture): Picture {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const small = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const target = new Uint8Array(small.width * small.height * 4);
  for (let y = 0; y < small.height; y++)
    for (let x = 0; x < small.width; x++) {
      const sum = [0, 0, 0, 0];
      let count = 0;
      for (let row = Math.floor(y / scale); row < Math.min(height, (y + 1) / scale); row++)
        for (let column = Math.floor(x / scale); column < Math.min(width, (x + 1) / scale); column++) {
          const at = (row * width + column) * 4;
          for (let part = 0; part < 4; part++) sum[part] = (sum[part] ?? 0) + (data[at + part] ?? 0);
          count++;
        }
      target.set(
        sum.map((part) => Math.round(part / count)),
        (y * small.width + x) * 4,
      );
    }
  return { ...small, data: target };
}

for (const language of ['en', 'ne'] as const)
  for (const [name, dpi, prepare] of [
    ['300 dpi', 300, (picture: Picture) => picture],
    ['150 dpi in grey', 150, inGrey],
  ] as const)
    test(`the slip in ${language} is one page of A6, and the reader of the counter reads it at ${name}`, async ({
      browser,
      baseURL,
    }) => {
      const slip = await openSlip(browser, baseURL as string, dpi, language);
      const pdf = (await slip.page.pdf({ preferCSSPageSize: true, printBackground: true })).toString(
        'latin1',
      );
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
      // A6 in points.
      expect(Math.abs(Number(width) - 297.6)).toBeLessThan(1.5);
      expect(Math.abs(Number(height) - 419.5)).toBeLessThan(1.5);

      await slip.page.emulateMedia({ media: 'print' });
      const printed = PNG.sync.read(await slip.page.screenshot());
      expect(printed.width).toBe(Math.round((A6.width * dpi) / CSS_DPI));
      const paper = prepare(printed);
      expect(decodeQR(paper)).toBe(slip.qrCode);
      expect(decodeQR(forCounter(paper))).toBe(slip.qrCode);
      await expect(slip.page.getByText(`${slip.code.slice(0, 4)} ${slip.code.slice(4)}`)).toBeVisible();
      await slip.close();
    });

test('the slip is saved as a picture of 300 dpi that the counter reads', async ({ browser, baseURL }) => {
  const slip = await openSlip(browser, baseURL as string, CSS_DPI, 'en');
  const [download] = await Promise.all([
    slip.page.waitForEvent('download'),
    slip.page.getByRole('button', { name: 'Save as a picture' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`dobbar-${slip.code}.png`);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const picture = PNG.sync.read(Buffer.concat(chunks));
  expect([picture.width, picture.height]).toEqual([1240, 1748]);
  expect(decodeQR(forCounter(picture))).toBe(slip.qrCode);
  await slip.close();
});
