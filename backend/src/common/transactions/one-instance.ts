import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

/** Work that no two instances do at once. */
@Injectable()
export class OneInstance {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * Does the work unless an instance is at it. The lock is PostgreSQL's and the connection's: it goes with a process that is killed.
   * @param name of the work, the same on every instance
   * @returns whether it was done here
   */
  async run(name: string, work: () => Promise<void>): Promise<boolean> {
    const connection = this.dataSource.createQueryRunner();
    try {
      const [{ isOurs }] = (await connection.query(
        'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS "isOurs"',
        [name],
      )) as [{ isOurs: boolean }];
      if (!isOurs) return false;
      try {
        await work();
      } finally {
        await connection.query('SELECT pg_advisory_unlock(hashtextextended($1, 0))', [name]);
      }
      return true;
    } finally {
      await connection.release();
    }
  }
}
