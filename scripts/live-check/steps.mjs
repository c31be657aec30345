import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { expectThat } from './step-failed.mjs';

const VOID_REASON = 'check:live';
const MAILBOX_POLL_MS = 500;

/** Every file that a page of a remote starts with. */
async function entriesAnswer({ site }) {
  const { body: remotes } = await site.get('/remotes.json');
  for (const { name, entry } of remotes) {
    expectThat(entry, `the shell has no version of ${name}`);
    await site.get(entry.url).catch((error) => {
      throw Object.assign(error, { message: `${name}: ${error.message}`, part: `remote ${name}` });
    });
  }
}

/** The home page is rendered by the server, and so is the page of a listed deal, if there is one. */
async function pagesAreRendered({ site }) {
  const { body: deals } = await site.get('/api/deals?limit=1');
  for (const path of ['/', '/ne', ...deals.map(({ id }) => `/deals/${id}`)]) {
    const { text } = await site.get(path);
    expectThat(text.includes('<h1'), `${path}: the page has no heading, so the browser has to render it`);
  }
}

async function signIn(browser, { email, password }) {
  await browser.post('/api/auth/login', { email, password });
  const { body } = await browser.get('/api/auth/user');
  expectThat(body.email === email, 'another person is signed in');
}

/** Sends a mail, and waits until the mailbox has it: a mail server can take a mail and lose it. */
async function mailArrives({ customer, mailbox }) {
  const { status, body } = await customer.post('/api/test-business/mail', undefined, [200, 404]);
  expectThat(status === 200, 'the backend has no TEST_MAILBOX');
  const until = performance.now() + mailbox.waitMs;
  while (!(await mailbox.has(body.word))) {
    const seconds = mailbox.waitMs / 1000;
    expectThat(
      performance.now() < until,
      `the mail server took a mail that did not arrive within ${seconds} s`,
    );
    await setTimeout(MAILBOX_POLL_MS);
  }
}

const passOf = async ({ customer, passId }) => (await customer.get(`/api/redemptions/${passId}`)).body;

async function takeCode(run) {
  const { body } = await run.customer.post('/api/redemptions', { dealId: run.dealId }, [200, 201]);
  expectThat(body.state === 'issued' && body.code && body.qrCode, 'the customer has no usable code');
  Object.assign(run, { passId: body.id, code: body.code });
}

async function lookUpCode({ staff, code, passId }) {
  const { body } = await staff.post('/api/counter/lookup', { code });
  expectThat(body.id === passId, 'the counter found another code');
}

async function acceptCode(run) {
  // A lost answer may have taken effect, so the acceptance is canceled from here on.
  run.mayBeAccepted = true;
  const { body } = await run.staff.post('/api/counter/accept', { code: run.code });
  expectThat(body.state === 'redeemed', `the code is ${body.state} after its acceptance`);
}

async function seeUsed(run) {
  const { state } = await passOf(run);
  expectThat(state === 'redeemed', `the customer sees the code as ${state}`);
}

/** Takes the acceptance back, so that nothing remains of the run. */
export async function cancelAcceptance(run) {
  await run.staff.post(`/api/redemptions/${run.passId}/void`, { reason: VOID_REASON });
  run.mayBeAccepted = false;
  const { state } = await passOf(run);
  expectThat(state === 'voided', `the customer sees the code as ${state} after the acceptance was canceled`);
}

async function signOut({ customer, staff }) {
  for (const browser of [customer, staff]) await browser.post('/api/auth/logout', undefined, 204);
}

/** The steps in their order: an earlier part is the reason for failures of later ones. `part` is where to look. */
export const STEPS = [
  { name: 'the site answers', part: 'shell', run: ({ site }) => site.get('/health') },
  {
    name: 'the API answers',
    part: 'backend',
    // This answer needs no database.
    run: ({ site }) => site.get('/api/.well-known/redemption-keys'),
  },
  {
    name: 'the database answers',
    part: 'database',
    // No cache has the answer to a new search.
    run: ({ site }) => site.get(`/api/deals?limit=1&search=${randomUUID().slice(0, 8)}`),
  },
  { name: 'the files of the remotes answer', part: 'remote', run: entriesAnswer },
  { name: 'pages are rendered', part: 'shell', run: pagesAreRendered },
  {
    name: 'the customer signs in',
    part: 'sign-in',
    run: ({ customer, accounts }) => signIn(customer, accounts.customer),
  },
  {
    name: 'mail leaves',
    part: 'mail server',
    // Connects to the mail server without a mail.
    run: ({ customer }) => customer.get('/api/test-business/mail'),
  },
  {
    name: 'mail arrives',
    part: 'mail server',
    isWanted: ({ mailbox }) => mailbox !== null,
    run: mailArrives,
  },
  { name: 'the staff sign in', part: 'sign-in', run: ({ staff, accounts }) => signIn(staff, accounts.staff) },
  {
    name: 'the customer opens the deal',
    part: 'deals',
    run: ({ customer, dealId }) => customer.get(`/api/deals/${dealId}`),
  },
  { name: 'the customer takes a code', part: 'codes', run: takeCode },
  { name: 'the counter finds the code', part: 'counter', run: lookUpCode },
  { name: 'the counter accepts the code', part: 'counter', run: acceptCode },
  { name: 'the customer sees the code used', part: 'codes', run: seeUsed },
  { name: 'the acceptance is canceled', part: 'counter', run: cancelAcceptance },
  { name: 'both sign out', part: 'sign-in', run: signOut },
];
