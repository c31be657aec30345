/** Reads copies of the database. Implemented by `database/replicas` (ADR 118). */
export abstract class ReplicaReader {
  /**
   * Reads a replica if the running work may, and one is usable.
   * @returns undefined if the primary has to be read
   */
  abstract query<T>(sql: string, parameters: unknown[]): Promise<T[] | undefined>;
}
