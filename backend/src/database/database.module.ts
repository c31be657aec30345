import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../config/config.js';
import { dataSourceOptions } from './data-source.js';
import { DatabaseMetrics } from './database.metrics.js';
import { DatabaseConnection } from './database-connection.js';

/** The connection pool. Modules register the entities that they own. */
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [Config],
      useFactory: (config: Config) => ({
        ...dataSourceOptions(config.database, config.limits),
        autoLoadEntities: true,
        manualInitialization: true,
      }),
    }),
  ],
  providers: [DatabaseConnection, DatabaseMetrics],
})
export class DatabaseModule {}
