import type { StartedPostgres } from './postgres.mjs';

export interface StartedReplica {
  port: number;
  url(role: string, database?: string): string;
  stop(): Promise<void>;
}

export function startReplica(
  primary: StartedPostgres,
  requested: { dataDir: string },
): Promise<StartedReplica>;
