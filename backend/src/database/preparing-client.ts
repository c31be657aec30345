import pg from 'pg';
import { StatementNames } from './statement-names.js';

type Query = (...request: unknown[]) => unknown;

const statements = new StatementNames();

/**
 * A connection that has PostgreSQL keep the plans of frequent statements: planning costs most of them more than running.
 * A pooler between must know prepared statements (PgBouncer from 1.21 on).
 */
export class PreparingClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const ask = this.query.bind(this) as Query;
    const askByName: Query = (text, values, ...rest) => {
      const name = typeof text === 'string' && Array.isArray(values) ? statements.nameOf(text) : undefined;
      return name === undefined ? ask(text, values, ...rest) : ask({ name, text, values }, ...rest);
    };
    this.query = askByName as typeof this.query;
  }
}
