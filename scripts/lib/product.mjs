import fs from 'node:fs';
import path from 'node:path';
import { runCommand } from './command.mjs';
import { openLog } from './logs.mjs';
import { commonEnvironment, programParts, supervisable } from './parts.mjs';
import { preparePostgres } from './postgres.mjs';
import { app, owner } from './postgres-roles.mjs';
import { assertPortsFree } from './ports.mjs';
import { rootDir } from './settings.mjs';
import { SupervisedPart } from './supervised-part.mjs';

/** The whole product on this machine: PostgreSQL, the backend, three remotes and the shell. */
export class Product {
  #started = [];

  /**
   * @param {{ settings: object, children: import('./children.mjs').Children, signal: AbortSignal,
   *   say: (line: string) => void, step: Function }} context
   */
  constructor(context) {
    this.context = context;
  }

  /** Starts everything that is built; refuses with a sentence when something keeps it from starting. */
  async start({ afterKill = false } = {}) {
    const { settings, step } = this.context;
    for (const folder of ['keysDir', 'logsDir', 'mailDir', 'runDir'])
      fs.mkdirSync(settings[folder], { recursive: true, mode: folder === 'keysDir' ? 0o700 : 0o755 });
    const { POSTGRES_PORT, PAYMENTS_PORT, ...programPorts } = settings.ports;
    if (settings.usesPaymentStandIn) programPorts.PAYMENTS_PORT = PAYMENTS_PORT;
    await assertPortsFree(programPorts, afterKill ? 5000 : 0);
    const database = settings.databaseUrl
      ? { app: settings.databaseUrl, owner: settings.migrationUrl }
      : await step(['Starting PostgreSQL', 'Started PostgreSQL'], () => this.#startDatabase(POSTGRES_PORT));
    await step(['Migrating the database', 'Migrated the database'], () =>
      this.#runBackendScript('migrate', database),
    );
    if (settings.appEnv === 'demo')
      await step(['Seeding the demo data', 'Seeded the demo data'], (report) =>
        this.#runBackendScript('seed', database, report),
      );
    for (const wave of programParts(settings, database.app))
      await step(startTitle(wave), () => this.#startWave(wave));
    return database;
  }

  /** Stops in the opposite order of starting: the database last. */
  async stop() {
    while (this.#started.length > 0) {
      const wave = this.#started.pop();
      await Promise.all(wave.map((part) => part.stop()));
    }
  }

  restart(name) {
    for (const part of this.#started.flat()) if (part.part.name === name) part.restart();
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
    return { app: postgres.url(app), owner: postgres.url(owner), dataDir: postgres.dataDir };
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

  async #runBackendScript(name, database, report) {
    const { children, settings, signal } = this.context;
    await runCommand(children, process.execPath, [`backend/dist/${name}.js`], {
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
