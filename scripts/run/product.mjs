import fs from 'node:fs';
import path from 'node:path';
import { runCommand } from './command.mjs';
import { openLog } from './logs.mjs';
import { commonEnvironment, programParts, supervisable } from './parts.mjs';
import { preparePostgres } from '../database/postgres.mjs';
import { app, owner, sandboxDatabase, superuser } from '../database/postgres-roles.mjs';
import { assertPortsFree } from './ports.mjs';
import { sandboxEnvironment } from './sandbox.mjs';
import { rootDir } from './settings.mjs';
import { SupervisedPart } from './supervised-part.mjs';

/** Folders with keys, and with mails that contain sign-in links. */
const ownerOnly = new Set(['keysDir', 'mailDir']);

/** The whole product on this machine: PostgreSQL, the backend, three remotes and the shell. */
export class Product {
  #started = [];
  #database;
  #postgres;
  #sandbox;

  /**
   * @param {{ settings: object, children: import('./children.mjs').Children, signal: AbortSignal,
   *   say: (line: string) => void, step: Function }} context
   * @param {typeof programParts} plan the programs to run
   */
  constructor(context, plan = programParts) {
    this.context = context;
    this.plan = plan;
  }

  /**
   * Creates the data folders, checks the ports and begins to start PostgreSQL. It needs no built files, so it runs during the
   * build. `start` reports a failure of PostgreSQL.
   * @throws Error if a port is in use
   */
  async prepare({ afterKill = false } = {}) {
    const { settings } = this.context;
    for (const folder of ['keysDir', 'mailDir', 'logsDir', 'runDir'])
      fs.mkdirSync(settings[folder], { recursive: true, mode: ownerOnly.has(folder) ? 0o700 : 0o755 });
    const { POSTGRES_PORT, PAYMENTS_PORT, SANDBOX_PORT, ...programPorts } = settings.ports;
    if (settings.sandbox.isOwn) programPorts.SANDBOX_PORT = SANDBOX_PORT;
    if (settings.usesMockGateways) programPorts.PAYMENTS_PORT = PAYMENTS_PORT;
    await assertPortsFree(programPorts, afterKill ? 5000 : 0);
    this.#database = settings.databaseUrl
      ? Promise.resolve({ app: settings.databaseUrl, owner: settings.migrationUrl })
      : this.#startDatabase(POSTGRES_PORT);
    this.#database.catch(() => undefined);
  }

  /** Starts all programs; rejects with a message if one fails to start. */
  async start({ afterKill = false, withFirstData = true } = {}) {
    const { settings, step } = this.context;
    if (!this.#database) await this.prepare({ afterKill });
    const early = this.#startWave(this.plan.withoutDatabase(settings));
    // The failure is reported where the promise is awaited.
    early.catch(() => undefined);
    const database = await this.#databaseReached();
    const data = withFirstData ? this.#migrateAndSeed(database) : this.#migrate(database);
    await step(['Migrating the database', 'Migrated the database'], () => data.migrated);
    const waves = await this.plan.waves(settings, database.app);
    // The programs serve an empty marketplace until the first data is committed.
    await step(startTitle(waves.flat(), data.description), (report) => {
      data.onLine = report;
      return Promise.all([early, data.done, this.#startWaves(waves)]);
    });
    return database;
  }

  /**
   * Starts the sandbox beside the running product: its database, and a backend that accepts test keys only. Until it is ready, the shell
   * answers test keys that the sandbox is not available.
   */
  startSandbox() {
    this.#sandbox ??= this.#runSandbox();
    return this.#sandbox;
  }

  async #runSandbox() {
    const { settings, signal } = this.context;
    if (!settings.sandbox.isOwn) return;
    const database = await this.#sandboxDatabase();
    signal.throwIfAborted();
    const env = sandboxEnvironment(settings);
    fs.mkdirSync(env.DATA_DIR, { recursive: true, mode: 0o700 });
    await this.#runBackendScript('seed', database, ['--migrate', '--catalog'], undefined, env);
    await this.#startWave([this.plan.sandbox(settings, database.app)]);
  }

  async #sandboxDatabase() {
    const { databaseUrl, migrationUrl } = this.context.settings.sandbox;
    if (databaseUrl) return { app: databaseUrl, owner: migrationUrl };
    await this.#postgres.ensureSandboxDatabase();
    return {
      app: this.#postgres.url(app, sandboxDatabase),
      owner: this.#postgres.url(owner, sandboxDatabase),
    };
  }

  /** Stops the programs in the reverse order of starting. */
  async stop() {
    await this.#sandbox?.catch(() => undefined);
    await this.#database?.catch(() => undefined);
    this.#database = undefined;
    while (this.#started.length > 0) {
      const wave = this.#started.pop();
      await Promise.all(wave.map((part) => part.stop()));
    }
  }

  /** Returns the pids of the programs by name, for tests that kill them. */
  processes() {
    return Object.fromEntries(this.#started.flat().map(({ part, pid }) => [part.name, pid]));
  }

  restart(name) {
    for (const part of this.#started.flat()) if (part.part.name === name) part.restart();
  }

  #databaseReached() {
    const { settings, step } = this.context;
    if (settings.databaseUrl) return this.#database;
    return step(['Starting PostgreSQL', 'Started PostgreSQL'], () => this.#database);
  }

  #migrate(database) {
    const done = this.#runBackendScript('migrate', database);
    return { migrated: done, done };
  }

  /**
   * Migrates and seeds in one process: on the first start its modules load while PostgreSQL creates the tables.
   * @returns data whose `migrated` resolves with the first line of output, when the schema is up to date
   */
  #migrateAndSeed(database) {
    const isDemo = this.context.settings.appEnv === 'demo';
    const data = { description: isDemo ? 'the demo data' : 'categories, cities and memberships' };
    let isMigrated;
    const firstLine = new Promise((resolve) => (isMigrated = resolve));
    const onLine = (line) => {
      isMigrated();
      data.onLine?.(line.slice(0, 100));
    };
    data.done = this.#runBackendScript(
      'seed',
      database,
      isDemo ? ['--migrate'] : ['--migrate', '--catalog'],
      onLine,
    );
    data.migrated = Promise.race([firstLine, data.done]);
    // The failure is reported where the promise is awaited.
    data.done.catch(() => undefined);
    return data;
  }

  async #startDatabase(port) {
    const { settings, signal, say } = this.context;
    const logFile = path.join(settings.logsDir, 'postgres.log');
    const postgres = await preparePostgres({
      dataDir: path.join(settings.dataDir, 'postgres'),
      keysDir: settings.keysDir,
      durable: settings.durable,
      port,
    });
    await assertPortsFree({ POSTGRES_PORT: port });
    signal.throwIfAborted();
    const launch = () => {
      const log = openLog(logFile);
      const child = postgres.launch(log);
      fs.closeSync(log);
      return child;
    };
    const stopSignals = ['SIGINT', 'SIGQUIT', 'SIGKILL'];
    await this.#startWave([
      { name: 'PostgreSQL', launch, isReady: postgres.isReady, stopSignals, logFile, say },
    ]);
    signal.throwIfAborted();
    this.#postgres = postgres;
    await postgres.ensureRolesAndDatabase();
    return {
      app: postgres.url(app),
      owner: postgres.url(owner),
      superuser: postgres.url(superuser),
      dataDir: postgres.dataDir,
    };
  }

  /** Starts the waves one after the other, and the programs of a wave concurrently. */
  async #startWaves(waves) {
    for (const wave of waves) await this.#startWave(wave);
  }

  async #startWave(programs) {
    this.context.signal.throwIfAborted();
    const parts = programs.map(
      (program) => new SupervisedPart(program.launch ? program : supervisable(program, this.context)),
    );
    this.#started.push(parts);
    await Promise.all(parts.map((part) => part.start()));
    this.context.signal.throwIfAborted();
  }

  async #runBackendScript(name, database, args = [], onLine = undefined, env = {}) {
    const { children, settings, signal } = this.context;
    await runCommand(children, process.execPath, [`backend/dist/${name}.js`, ...args], {
      cwd: rootDir,
      signal,
      env: {
        ...commonEnvironment(settings),
        ...env,
        DATABASE_URL: database.app,
        DATABASE_MIGRATION_URL: database.owner,
      },
      onLine,
      failure: `backend/dist/${name}.js failed`,
    });
  }
}

function startTitle(programs, seeded) {
  const names = programs.map(({ name }) => name).join(', ');
  if (!seeded) return [`Starting ${names}`, `Started ${names}`];
  return [`Seeding ${seeded}, starting ${names}`, `Seeded ${seeded}, started ${names}`];
}
