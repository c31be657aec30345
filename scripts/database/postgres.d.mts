export interface StartedPostgres {
  port: number;
  dataDir: string;
  keysDir: string;
  pid: number | undefined;
  url(role: string, database?: string): string;
  ownerUrl: string;
  appUrl: string;
  superuserUrl: string;
  stop(): Promise<void>;
}

export function startPostgres(requested: {
  dataDir: string;
  port?: number;
  keysDir?: string;
  durable?: boolean;
  settings?: string[];
}): Promise<StartedPostgres>;
