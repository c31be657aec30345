import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Mailbox } from './mailbox.mjs';
import { writeMetrics } from './metrics.mjs';
import { runSteps } from './run-steps.mjs';

const HELP = `Runs the main job of the product on a deployed site with its test business: pages, sign-in, a code, its acceptance.

  npm run check:live -- --set-up FILE              creates the test business in the database; once (see docs/operations.md)
  npm run check:live -- URL --credentials FILE     runs the check; exits with 1 if a step fails, with 2 if it could not start
    --json                                         prints one JSON object instead of lines
    --metrics FILE                                 writes the result for the textfile collector of Prometheus
    --timeout MS                                   time limit of each request, 10000 without it
    --mailbox URL                                  address with the newest mails of TEST_MAILBOX, in which a mail has to arrive
    --mail-timeout MS                              time for the mail to arrive, 60000 without it
`;

const OPTIONS = {
  help: { type: 'boolean' },
  json: { type: 'boolean' },
  timeout: { type: 'string', default: '10000' },
  credentials: { type: 'string' },
  metrics: { type: 'string' },
  mailbox: { type: 'string' },
  'mail-timeout': { type: 'string', default: '60000' },
  'set-up': { type: 'string' },
};

const say = (line) => void process.stdout.write(`${line}\n`);

/** @returns the origin, the credentials and the options, or a message that says what is missing */
function readArguments(args) {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [url] = positionals;
  if (values.help || values['set-up']) return { values };
  if (!url || !/^https?:$/.test(new URL(url).protocol))
    throw new Error('Please give the address of the site.');
  const file = values.credentials ?? process.env.LIVE_CHECK_CREDENTIALS;
  if (!file)
    throw new Error('Please name the file of the set-up with --credentials or LIVE_CHECK_CREDENTIALS.');
  const timeoutMs = Number(values.timeout);
  if (!(timeoutMs >= 100)) throw new Error('--timeout must be at least 100 milliseconds.');
  const waitMs = Number(values['mail-timeout']);
  if (!(waitMs >= 100)) throw new Error('--mail-timeout must be at least 100 milliseconds.');
  const address = values.mailbox ?? process.env.LIVE_CHECK_MAILBOX;
  const mailbox = address ? new Mailbox(address, { waitMs, timeoutMs }) : null;
  const credentials = JSON.parse(readFileSync(file, 'utf8'));
  return { values, url: new URL(url).origin, credentials, limits: { timeoutMs, mailbox } };
}

const lineOf = ({ name, ms, part, reason }) =>
  reason ? `  ✘ ${name} (${ms} ms)\n      ${reason}\n      Look at: ${part}` : `  ✔ ${name} (${ms} ms)`;

/**
 * @param {string[]} args arguments of the command line
 * @returns the exit code: 0 all steps passed, 1 one failed, 2 the check could not start
 */
export async function checkLive(args) {
  let asked;
  try {
    asked = readArguments(args);
  } catch (error) {
    process.stderr.write(`${error.message}\n\n${HELP}`);
    return 2;
  }
  const { values, url, credentials, limits } = asked;
  if (values.help) return say(HELP) ?? 0;
  if (values['set-up']) return setUp(values['set-up']);
  const at = new Date().toISOString();
  const results = await runSteps(url, credentials, limits, (result) => values.json || say(lineOf(result)));
  if (values.metrics) writeMetrics(values.metrics, results);
  const failed = results.find(({ reason }) => reason);
  if (values.json) say(JSON.stringify({ url, at, ok: !failed, failed: failed ?? null, steps: results }));
  else say(failed ? `\n${url}: ${failed.name} failed.` : `\n${url} works.`);
  return failed ? 1 : 0;
}

/** The programs of the backend are loaded only here: the check itself runs without installed packages. */
async function setUp(file) {
  const { runBackendCommands } = await import('../run/backend-command.mjs');
  await runBackendCommands(['migrate', 'test-business'], [file]);
  return process.exitCode ?? 0;
}
