import assert from 'node:assert/strict';
import { test } from 'node:test';
import { busyPercent, processorTime } from './stages/processor-time.mjs';
import { budgetWarning, failureList, runStages } from './stages/run-stages.mjs';
import {
  LONG_TOTAL_BUDGET_SECONDS,
  STAGE_BUDGETS_SECONDS,
  TOTAL_BUDGET_SECONDS,
} from './stages/stage-budgets.mjs';
import { withSecondTry } from './stages/second-try.mjs';
import { testStages } from './stages/test-plan.mjs';
import { readBrowserReport, readJestReport, readTapReport } from './stages/test-reports.mjs';

// Node's test runner reads the standard output of this file, so nothing else is written to it.
const quiet = { say: () => {}, step: (_titles, work) => work(() => {}) };
const context = () => ({ ...quiet, signal: new AbortController().signal });
const part = (title, outcome) => ({ title, run: async () => ({ ...outcome }) });
const passing = (title) => part(title, { passed: 1, failed: 0 });

test('every part counts, also after a failure and beside another part', async () => {
  const stages = [
    {
      title: 'first',
      parts: [
        part('a', { passed: 2, failed: 1, failures: ['a'], output: 'broken' }),
        passing('b'),
        passing('c'),
      ],
    },
    { title: 'second', parts: [part('d', { passed: 5, failed: 0 })] },
  ];
  const total = await runStages(stages, context());
  assert.deepEqual([total.passed, total.failed], [9, 1]);
  assert.match(failureList(total), /✘ a$/);
});

test('two parts run at once, or as many as the stage allows', async () => {
  const atOnce = async (partsAtOnce) => {
    let running = 0;
    let highest = 0;
    const run = async () => {
      highest = Math.max(highest, ++running);
      await new Promise((resolve) => setImmediate(resolve));
      running--;
      return { passed: 1, failed: 0 };
    };
    const parts = Array.from({ length: 5 }, (_, index) => ({ title: `part ${index}`, run }));
    await runStages([{ title: 'stage', parts, partsAtOnce }], context());
    return highest;
  };
  assert.equal(await atOnce(undefined), 2);
  assert.equal(await atOnce(1), 1);
});

test('a stage says how busy the processors of the machine were', async () => {
  const times = { user: 30, nice: 0, sys: 10, irq: 0, idle: 60 };
  const reading = processorTime([{ times }, { times }]);
  assert.deepEqual(reading, { busy: 80, all: 200 });
  assert.equal(busyPercent({ busy: 0, all: 0 }, reading), 40);
  assert.equal(busyPercent(reading, reading), 0);
  const said = [];
  await runStages([{ title: 'stage', parts: [passing('a')] }], {
    ...context(),
    say: (line) => said.push(line),
  });
  assert.match(said[0], /^ {2}stage: 0:00, processors \d+ % busy$/);
});

test('a stop request ends the run before the next part', async () => {
  const stop = new AbortController();
  const stopping = { title: 'stops', run: async () => (stop.abort(), { passed: 1, failed: 0 }) };
  const never = { title: 'never', run: () => assert.fail('started after the stop request') };
  const stages = [{ title: 'stage', parts: [stopping, never], partsAtOnce: 1 }];
  await assert.rejects(runStages(stages, { ...quiet, signal: stop.signal }), { name: 'AbortError' });
});

test('a stage over its budget is a warning and no failure', async () => {
  const stages = [{ title: 'slow', parts: [passing('a')] }];
  const lines = [];
  const listening = { ...context(), say: (line) => lines.push(line) };
  const { passed, failed } = await runStages(stages, listening, { slow: 1e-9 });
  assert.deepEqual([passed, failed], [1, 0]);
  assert.match(lines.join('\n'), /slow took .*its budget is/);
});

test('the warning names the five slowest tests, slowest first', () => {
  const tests = [3, 9, 1, 7, 5, 2].map((seconds) => ({ name: `takes ${seconds}`, seconds }));
  const [title, ...lines] = budgetWarning('API tests', 301.2, 300, tests).split('\n');
  assert.match(title, /API tests took 5:01, its budget is 5:00\./);
  assert.deepEqual(
    lines.map((line) => line.trim()),
    ['9.0 s  takes 9', '7.0 s  takes 7', '5.0 s  takes 5', '3.0 s  takes 3', '2.0 s  takes 2'],
  );
});

test('a stage within its budget or without one has no warning', () => {
  assert.equal(budgetWarning('API tests', 300, 300), '');
  assert.equal(budgetWarning('unknown', 9_999, undefined), '');
});

test('every budget belongs to a stage, and the stages fit into the whole run', () => {
  const titles = testStages().map(({ title }) => title);
  assert.deepEqual(titles, Object.keys(STAGE_BUDGETS_SECONDS));
  const sum = Object.values(STAGE_BUDGETS_SECONDS).reduce((one, other) => one + other, 0);
  assert.ok(sum <= TOTAL_BUDGET_SECONDS, String(sum));
  assert.ok(TOTAL_BUDGET_SECONDS < LONG_TOTAL_BUDGET_SECONDS);
});

test('the long run has every stage and the soak test, the fast one neither database nor browser', () => {
  const titlesOf = (choice) => testStages(choice).flatMap(({ parts }) => parts.map(({ title }) => title));
  assert.deepEqual(titlesOf({ isLong: true }), [...titlesOf(), 'Soak test']);
  const fast = titlesOf({ isFast: true });
  for (const title of ['API tests', 'Production shape', 'Edge', 'Browser tests'])
    assert.deepEqual([titlesOf().includes(title), fast.includes(title)], [true, false]);
});

test('the reports give the counts and the time of each test', () => {
  const jest = {
    numPassedTests: 4,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 1,
    testResults: [
      {
        name: '/x/backend/test/redemptions/passes.api.spec.ts',
        status: 'failed',
        message: 'expected 410',
        startTime: 1_000,
        endTime: 3_500,
        assertionResults: [
          { status: 'failed', fullName: 'passes expire' },
          { status: 'passed', fullName: 'passes are issued' },
        ],
      },
    ],
  };
  assert.deepEqual(readJestReport(JSON.stringify(jest)), {
    passed: 4,
    failed: 2,
    failures: ['redemptions/passes.api.spec.ts passes expire'],
    failedFiles: [{ file: '/x/backend/test/redemptions/passes.api.spec.ts', passed: 1 }],
    output: 'redemptions/passes.api.spec.ts\nexpected 410',
    slowest: [{ name: 'redemptions/passes.api.spec.ts', seconds: 2.5 }],
  });
  const failure = 'not ok 2 - stops\n  ---\n  duration_ms: 500\n  error: too late\n  ...';
  const tap = `${failure}\nok 1 - starts\n  ---\n  duration_ms: 1500\n  ...\n# pass 1\n# fail 2\n# cancelled 1\n`;
  assert.deepEqual(readTapReport(tap), {
    passed: 1,
    failed: 3,
    failures: ['stops'],
    output: failure,
    slowest: [
      { name: 'stops', seconds: 0.5 },
      { name: 'starts', seconds: 1.5 },
    ],
  });
  const spec = {
    file: 'a.e2e.ts',
    line: 1,
    title: 'pays',
    tests: [{ status: 'expected', results: [{ duration: 800 }] }],
  };
  const browser = {
    stats: { expected: 1, flaky: 1, unexpected: 1 },
    errors: [],
    suites: [{ specs: [spec] }],
  };
  const { passed, failed, slowest } = readBrowserReport(JSON.stringify(browser));
  assert.deepEqual(
    { passed, failed, slowest },
    { passed: 2, failed: 1, slowest: [{ name: 'a.e2e.ts pays', seconds: 0.8 }] },
  );
});

const failing = (names, files) => ({
  passed: 7,
  failed: names.length,
  failures: names,
  failedFiles: files,
  output: 'too late',
  slowest: [],
});

test('files with failed tests run once more, and those that pass then are named', async () => {
  const asked = [];
  const runAgain = async (files) => {
    asked.push(files);
    return { passed: 3, failed: 0, failures: [], slowest: [] };
  };
  const first = failing(['expires'], [{ file: 'passes.spec.ts', passed: 2 }]);
  const { passed, failed, output } = await withSecondTry(first, runAgain);
  assert.deepEqual([passed, failed, asked], [8, 0, [['passes.spec.ts']]]);
  assert.match(output, /second try \(1\)[\s\S]*expires[\s\S]*too late/);
  assert.equal((await withSecondTry(failing(['stops']), runAgain)).passed, 3);
  assert.deepEqual(asked[1], undefined);
});

test('a failure at the second try counts, and many failures are not tried again', async () => {
  const runAgain = async () => ({ ...failing(['expires']), passed: 1 });
  const again = await withSecondTry(failing(['expires'], [{ file: 'passes.spec.ts', passed: 2 }]), runAgain);
  assert.deepEqual([again.passed, again.failed, again.failures], [6, 1, ['expires']]);
  const many = failing(['a', 'b', 'c', 'd', 'e', 'f']);
  assert.equal(await withSecondTry(many, () => assert.fail('tried again')), many);
});
