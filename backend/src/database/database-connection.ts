import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Config } from '../config/config.js';
import { assertKindOfDatabase } from './sandbox-database.js';
import { SANDBOX_FACTS } from './sandbox-database.sql.js';

const ATTEMPTS = 40;
const RETRY_DELAY_MS = 500;

/** Connects at application start instead of construction, because generating the API description needs no database. */
@Injectable()
export class DatabaseConnection implements OnModuleInit {
  private readonly logger = new Logger(DatabaseConnection.name);

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly config: Config,
  ) {}

  async onModuleInit(): Promise<void> {
    for (let attempt = 1; !this.dataSource.isInitialized; attempt++) {
      await this.dataSource.initialize().catch(async (error: unknown) => {
        if (attempt === ATTEMPTS) throw error;
        this.logger.warn(`The database does not answer yet (${String(error)}); trying again.`);
        await new Promise((resume) => setTimeout(resume, RETRY_DELAY_MS));
      });
    }
    assertKindOfDatabase(await this.dataSource.query(SANDBOX_FACTS), this.config.sandbox.isSandbox);
  }
}
