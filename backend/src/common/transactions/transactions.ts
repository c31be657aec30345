import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  DataSource,
  type EntityManager,
  type EntityTarget,
  type ObjectLiteral,
  type Repository,
} from 'typeorm';
import { ReplicaReader } from '../connections/replica-reader.js';
import { clockShift } from '../time/clock-shift.js';
import { beforeCommit } from './before-commit.js';
import { currentTransaction } from './current-transaction.js';
import { LOCK } from './transactions.sql.js';

const ATTEMPTS = 3;
const DEADLOCK = '40P01';

const isDeadlock = (error: unknown): boolean =>
  (error as { driverError?: { code?: string } }).driverError?.code === DEADLOCK;

/** One transaction per business verb. Nested calls join the current transaction. */
@Injectable()
export class Transactions {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly replicas: ReplicaReader,
  ) {}

  /**
   * Runs the work in the current transaction, or in a new one. The transaction that loses a deadlock is
   * retried.
   */
  async run<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const current = currentTransaction.get();
    if (current) return work(current.manager);
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.begin(work);
      } catch (error) {
        if (attempt === ATTEMPTS || !isDeadlock(error)) throw error;
      }
    }
  }

  private async begin<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const afterCommit: (() => void)[] = [];
    const result = await this.dataSource.transaction((manager) =>
      currentTransaction.run({ manager, afterCommit }, async () => {
        const done = await work(manager);
        await beforeCommit.get()?.(manager, done);
        return done;
      }),
    );
    for (const act of afterCommit) act();
    return result;
  }

  /**
   * Runs the work under a savepoint. If it throws, its writes and its actions after the commit are discarded,
   * and the transaction continues.
   */
  async nested<T>(work: () => Promise<T>): Promise<T> {
    return this.run(async (manager) => {
      const afterCommit = currentTransaction.get()?.afterCommit ?? [];
      const registeredBefore = afterCommit.length;
      await manager.query('SAVEPOINT nested');
      try {
        const result = await work();
        await manager.query('RELEASE SAVEPOINT nested');
        return result;
      } catch (error) {
        afterCommit.length = registeredBefore;
        await manager.query('ROLLBACK TO SAVEPOINT nested');
        // Otherwise the savepoint around this one, which has the same name, would be hidden by it.
        await manager.query('RELEASE SAVEPOINT nested');
        throw error;
      }
    });
  }

  /**
   * Runs the work of a single changing statement, which is a transaction by itself. It opens a transaction of
   * several statements only if an outcome has to be stored with it (see `beforeCommit`).
   */
  async runStatement<T>(work: () => Promise<T>): Promise<T> {
    return beforeCommit.get() ? this.run(work) : work();
  }

  /** Calls `act` after the commit of the current transaction, or at once without one. */
  afterCommit(act: () => void): void {
    const current = currentTransaction.get();
    if (current) current.afterCommit.push(act);
    else act();
  }

  /**
   * Waits until no other transaction holds the lock, and holds it until the end of the current transaction.
   * @param name of the locked object, such as `cart 7`
   */
  async lock(name: string): Promise<void> {
    await this.query(LOCK, [name]);
  }

  get manager(): EntityManager {
    return currentTransaction.get()?.manager ?? this.dataSource.manager;
  }

  of<T extends ObjectLiteral>(entity: EntityTarget<T>): Repository<T> {
    return this.manager.getRepository(entity);
  }

  /** @returns the rows, also those a changing statement returns */
  async query<T>(sql: string, parameters: unknown[] = []): Promise<T[]> {
    const result = await this.send<T>(sql, parameters);
    return isRowsAndCount(result) ? result[0] : result;
  }

  /**
   * A shifted time holds within a transaction only, so a single statement gets one (ADR 108). A single
   * statement of a public read can read a replica (ADR 118).
   */
  private async send<T>(sql: string, parameters: unknown[]): Promise<T[] | [T[], number]> {
    if (currentTransaction.get()) return this.manager.query(sql, parameters);
    if (clockShift() !== 0) return this.dataSource.transaction((manager) => manager.query(sql, parameters));
    return (await this.replicas.query<T>(sql, parameters)) ?? this.manager.query(sql, parameters);
  }
}

/** TypeORM returns the rows and their count for UPDATE and DELETE. */
const isRowsAndCount = <T>(result: T[] | [T[], number]): result is [T[], number] =>
  result.length === 2 && Array.isArray(result[0]) && typeof result[1] === 'number';
