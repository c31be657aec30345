import { OUTCOMES } from './outcomes.js';
import type { MockResponse } from './wire.js';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const document = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>
body{font:16px/1.5 system-ui,sans-serif;max-width:28rem;margin:8vh auto;padding:0 1rem;color:#1d1d1f;background:#fff}
strong.test{display:block;background:#7a2e00;color:#fff;padding:.6rem 1rem;border-radius:.5rem;font-size:1.25rem}
button{display:block;width:100%;min-height:48px;margin:.5rem 0;font:inherit;border:1px solid #767676;border-radius:.5rem;background:#fff;cursor:pointer}
button:first-of-type{background:#0b5d3b;color:#fff;border-color:#0b5d3b}
button:focus-visible{outline:3px solid #1a5fb4;outline-offset:2px}
</style></head><body><main><strong class="test">Test payment</strong>${body}</main></body></html>`;

/**
 * The page in place of the gateway's own.
 * @param action URL that receives the choice, with the payment in its query
 */
export function choicePage(gateway: string, title: string, paisa: number, action: string): MockResponse {
  const buttons = Object.entries(OUTCOMES)
    .map(([outcome, label]) => `<button name="outcome" value="${outcome}">${label}</button>`)
    .join('');
  return {
    status: 200,
    html: document(
      'Test payment',
      `<h1>${escaped(gateway)}</h1><p>${escaped(title)}: Rs. ${paisa / 100}</p>
<p>No money moves here. Choose what happens to this payment.</p>
<form method="post" action="${escaped(action)}">${buttons}</form>`,
    ),
  };
}

export const lostPage = (): MockResponse => ({
  status: 200,
  html: document(
    'Test payment',
    '<h1>Paid</h1><p>The way back to the shop was lost, as you wished. Close this window; the shop finds out by itself.</p>',
  ),
});

export const notFoundPage = (): MockResponse => ({
  status: 404,
  html: document('Test payment', '<h1>There is no such payment</h1>'),
});
