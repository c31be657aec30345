import { findFreePort } from '../../scripts/run/ports.mjs';
import { makeLoadUsers } from './load-users.mjs';
import { measureInvoices } from './measure-invoices.mjs';
import { measurePasses } from './measure-passes.mjs';
import { measureReads } from './measure-reads.mjs';
import { measureStart } from './measure-start.mjs';

const readyPath = {
  'bare-nest': '/',
  'same-bytes': '/api/categories',
  'row-lock': '/',
};

const INVOICES = { whole: 3000, quick: 600 };

/** Measures the captures of invoices on a backend without background work. */
export async function measureInvoicesAlone({ settings, programs, parts, postgres }, report, { quick }) {
  const backend = parts.find(({ name }) => name === 'backend');
  const env = { ...backend.env, BACKGROUND_WORK: 'off' };
  const { pid } = await programs.start({ ...backend, env });
  const address = `http://127.0.0.1:${settings.ports.BACKEND_PORT}`;
  const product = { address, serverPid: pid, postgresPid: postgres.pid };
  const amount = quick ? INVOICES.quick : INVOICES.whole;
  await measureInvoices({ product, postgres, report, amount });
}

/** Compares the built backend with minimal baseline programs. */
export async function measureApi({ settings, programs, parts, postgres }, report, { quick }) {
  const backend = parts.find(({ name }) => name === 'backend');
  const address = `http://127.0.0.1:${settings.ports.BACKEND_PORT}`;
  const startBaseline = async (name, ...args) => {
    const port = await findFreePort();
    const script = [`bench/api/baselines/${name}.mjs`, String(port), ...args];
    const address = `http://127.0.0.1:${port}`;
    const { pid, seconds } = await programs.start({ name, script, readyUrl: address + readyPath[name] });
    return { address, serverPid: pid, seconds, postgresPid: postgres.pid };
  };
  const place = { programs, backend, startBaseline, report, rounds: quick ? 1 : 3 };
  await measureStart(place);
  const { pid } = await programs.start(backend);
  const product = { address, serverPid: pid, postgresPid: postgres.pid };
  const loadUsers = await makeLoadUsers(postgres.ownerUrl, quick ? 600 : 2000);
  try {
    await measureReads({ ...place, product }, quick ? 1000 : 2500);
    await measurePasses({ ...place, product, loadUsers });
  } finally {
    await loadUsers.leave();
  }
}
