const password = 'Dobbar@Demo2026';
const doors = { vendor: '/api/auth/login', admin: '/api/auth/admin/login' };

/** Signs one of the demo's people in and gives what the browser keeps of it. */
export async function signIn(browser, site, who) {
  const context = await browser.newContext();
  const answer = await context.request.post(site + doors[who], {
    data: { email: `${who}@example.com`, password },
    headers: { origin: site },
  });
  if (!answer.ok()) throw new Error(`${who} could not sign in: ${answer.status()} ${await answer.text()}`);
  const state = await context.storageState();
  await context.close();
  return state;
}
