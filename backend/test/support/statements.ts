import { DataSource } from 'typeorm';
import type { RunningApp } from './start-app.js';

const FRAME = /^(START TRANSACTION|BEGIN|COMMIT|ROLLBACK|SAVEPOINT|RELEASE)/i;

/** Statements that were sent to PostgreSQL during the action, without those that begin and end transactions. */
export async function statementsDuring<T>(
  { app }: RunningApp,
  act: () => Promise<T>,
): Promise<{ result: T; statements: string[] }> {
  const dataSource = app.get(DataSource);
  const createQueryRunner = dataSource.createQueryRunner.bind(dataSource);
  const statements: string[] = [];
  dataSource.createQueryRunner = (mode) => {
    const runner = createQueryRunner(mode);
    const query = runner.query.bind(runner) as (...all: unknown[]) => Promise<never>;
    runner.query = (sql: string, ...rest: unknown[]) => {
      if (!FRAME.test(sql)) statements.push(sql);
      return query(sql, ...rest);
    };
    return runner;
  };
  try {
    return { result: await act(), statements };
  } finally {
    dataSource.createQueryRunner = createQueryRunner;
  }
}
