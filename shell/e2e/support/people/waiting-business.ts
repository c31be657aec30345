import { type APIRequestContext, type Browser, request as playwright } from '@playwright/test';
import { call, signUpBuyer } from './buyers.ts';

export interface WaitingBusiness {
  id: number;
  name: string;
  owner: APIRequestContext;
}

const certificate = (title: string, rows: readonly (readonly [string, string])[]): string => `
  <body style="margin:0;padding:56px;width:788px;background:#fffdf5;font:22px serif;color:#222">
    <h1 style="text-align:center;font-size:30px;color:#1d3c78">नेपाल सरकार</h1>
    <h2 style="text-align:center;font-size:24px">${title}</h2>
    ${rows.map(([name, value]) => `<p><span style="display:inline-block;width:240px">${name}</span><b>${value}</b></p>`).join('')}
  </body>`;

/** Draws a certificate, as a phone would photograph it. */
async function photo(browser: Browser, html: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 900, height: 1200 } });
  await page.setContent(html);
  const bytes = await page.screenshot({ type: 'jpeg' });
  await page.close();
  return bytes;
}

export async function sendPaper(owner: APIRequestContext, kind: string, buffer: Buffer): Promise<void> {
  const answer = await owner.post('/api/vendors/me/documents', {
    headers: { origin: new URL(String(process.env['BASE_URL'])).origin },
    multipart: { kind, file: { name: `${kind}.jpg`, mimeType: 'image/jpeg', buffer } },
  });
  if (!answer.ok()) throw new Error(`The paper was not taken: ${await answer.text()}`);
}

/** Registers a business whose registration paper has another number than the typed one. */
export async function aWaitingBusiness(browser: Browser): Promise<WaitingBusiness> {
  const owner = await playwright.newContext({ baseURL: String(process.env['BASE_URL']) });
  await signUpBuyer(owner);
  const stamp = String(Date.now()).slice(-6);
  const name = `Chautari Chiya ${Date.now().toString(36)}`;
  const pan = `601${stamp}`;
  const { id } = await call<{ id: number }>(owner, '/api/vendors', {
    businessName: name,
    category: 'Cafes',
    description: 'Tea and sel roti on Taumadhi square.',
    address: 'Taumadhi square, ward 5',
    city: 'Bhaktapur',
    vatNumber: pan,
    registrationNumber: `${stamp}/080`,
  });
  const tax = certificate('Permanent Account Number', [
    ['PAN', pan],
    ['Name', name],
  ]);
  const registration = certificate('Certificate of Registration', [
    ['Registration no.', `${stamp}/081`],
    ['Firm', name],
    ['Owner', 'Asha Gurung'],
    ['Address', 'Taumadhi-5, Bhaktapur'],
  ]);
  await sendPaper(owner, 'tax', await photo(browser, tax));
  await sendPaper(owner, 'registration', await photo(browser, registration));
  return { id, name, owner };
}
