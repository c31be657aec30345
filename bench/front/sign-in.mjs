const password = 'Dobbar@Demo2026';
const doors = {
  vendor: { path: '/api/auth/login', field: 'email' },
  admin: { path: '/api/auth/admin/login', field: 'username' },
};

/** Signs in to a demo account and returns the browser's stored state. */
export async function signIn(browser, site, who) {
  const context = await browser.newContext();
  const { path, field } = doors[who];
  const answer = await context.request.post(site + path, {
    data: { [field]: `${who}@example.com`, password },
    headers: { origin: site },
  });
  if (!answer.ok()) throw new Error(`${who} could not sign in: ${answer.status()} ${await answer.text()}`);
  const state = await context.storageState();
  await context.close();
  return state;
}
