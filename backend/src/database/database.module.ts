import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ReplicaReader } from '../common/connections/replica-reader.js';
import { Config } from '../config/config.js';
import { dataSourceOptions } from './data-source.js';
import { DatabaseMetrics } from './database.metrics.js';
import { DatabaseConnection } from './database-connection.js';
import { ReplicaMetrics } from './replicas/replicas.metrics.js';
import { Replicas } from './replicas/replicas.js';

/** The connection pool and the replicas. Modules register the entities that they own. */
@Global()
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
  providers: [
    DatabaseConnection,
    DatabaseMetrics,
    Replicas,
    { provide: ReplicaReader, useExisting: Replicas },
    ReplicaMetrics,
  ],
  exports: [ReplicaReader],
})
export class DatabaseModule {}
