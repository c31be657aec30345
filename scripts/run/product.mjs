import fs from 'node:fs';
import path from 'node:path';
import { runCommand } from './command.mjs';
import { openLog } from './logs.mjs';
import { commonEnvironment, programParts, supervisable } from './parts.mjs';
import { preparePostgres } from '../database/postgres.mjs';
import { app, owner, superuser } from '../database/postgres-roles.mjs';
import { assertPortsFree } from './ports.mjs';
import { rootDir } from './settings.mjs';
import { SupervisedPart } from './supervised-part.mjs';

/** Keys, and mails with links that sign people in. */
const ownerOnly = new Set(['keysDir', 'mailDir']);

/** The whole product on this machine: PostgreSQL, the backend, three remotes and the shell. */
export class Product {
  #started = [];
  #database;

  /**
   * @param {{ settings: object, children: import('./children.mjs').Children, signal: AbortSignal,
   *   say: (line: string) => void, step: Function }} context
   * @param {typeof programParts} plan which programs run
   */
  constructor(context, plan = programParts) {
    this.context = context;
    this.plan = plan;
  }

  /**
   * Creates the data folders, checks the ports and begins to start PostgreSQL. It needs no built file, so it runs beside the build.
   * `start` reports the failure of PostgreSQL.
   * @throws Refusal when a port is in use
   */
  async prepare({ afterKill = false } = {}) {
    const { settings } = this.context;
    for (const folder of ['keysDir', 'mailDir', 'logsDir', 'runDir'])
      fs.mkdirSync(settings[folder], { recursive: true, mode: ownerOnly.has(folder) ? 0o700 : 0o755 });
    const { POSTGRES_PORT, PAYMENTS_PORT, ...programPorts } = settings.ports;
    if (settings.usesPaymentStandIn) programPorts.PAYMENTS_PORT = PAYMENTS_PORT;
    await assertPortsFree(programPorts, afterKill ? 5000 : 0);
    this.#database = settings.databaseUrl
      ? Promise.resolve({ app: settings.databaseUrl, owner: settings.migrationUrl })
      : this.#startDatabase(POSTGRES_PORT);
    this.#database.catch(() => undefined);
  }

  /** Starts everything that is built; refuses with a sentence when something keeps it from starting. */
  async start({ afterKill = false, withFirstData = true } = {}) {
    const { settings, step } = this.context;
    if (!this.#database) await this.prepare({ afterKill });
    const early = this.#startWave(this.plan.withoutDatabase(settings));
    // Its failure is told where it is awaited.
    early.catch(() => undefined);
    const database = await this.#prepareDatabase(withFirstData);
    for (const wave of await this.plan.waves(settings, database.app))
      await step(startTitle(wave), () => Promise.all([early, this.#startWave(wave)]));
    return database;
  }

  /** Stops in the opposite order of starting. */
  async stop() {
    await this.#database?.catch(() => undefined);
    this.#database = undefined;
    while (this.#started.length > 0) {
      const wave = this.#started.pop();
      await Promise.all(wave.map((part) => part.stop()));
    }
  }

  /** The process numbers of the parts by their names, for tests that end them. */
  processes() {
    return Object.fromEntries(this.#started.flat().map(({ part, pid }) => [part.name, pid]));
  }

  restart(name) {
    for (const part of this.#started.flat()) if (part.part.name === name) part.restart();
  }

  async #prepareDatabase(withFirstData) {
    const { settings, step } = this.context;
    const database = settings.databaseUrl
      ? await this.#database
      : await step(['Starting PostgreSQL', 'Started PostgreSQL'], () => this.#database);
    await step(['Migrating the database', 'Migrated the database'], () =>
      this.#runBackendScript('migrate', database),
    );
    if (withFirstData) await this.#seed(database);
    return database;
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
    await postgres.ensureRolesAndDatabase();
    return {
      app: postgres.url(app),
      owner: postgres.url(owner),
      superuser: postgres.url(superuser),
      dataDir: postgres.dataDir,
    };
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

  async #seed(database) {
    const { settings, step } = this.context;
    const isDemo = settings.appEnv === 'demo';
    const data = isDemo ? 'the demo data' : 'categories, cities and memberships';
    await step([`Seeding ${data}`, `Seeded ${data}`], (report) =>
      this.#runBackendScript('seed', database, report, isDemo ? [] : ['--catalog']),
    );
  }

  async #runBackendScript(name, database, report, args = []) {
    const { children, settings, signal } = this.context;
    await runCommand(children, process.execPath, [`backend/dist/${name}.js`, ...args], {
      cwd: rootDir,
      signal,
      env: {
        ...commonEnvironment(settings),
        DATABASE_URL: database.app,
        DATABASE_MIGRATION_URL: database.owner,
      },
      onLine: (line) => report?.(line.slice(0, 100)),
      failure: `backend/dist/${name}.js failed`,
    });
  }
}

function startTitle(wave) {
  const names = wave.map(({ name }) => name).join(', ');
  return [`Starting ${names}`, `Started ${names}`];
}
