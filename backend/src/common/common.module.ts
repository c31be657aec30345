import { Global, Module } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR, DiscoveryModule } from '@nestjs/core';
import { AccessGuard } from './access/access.guard.js';
import { OwnDecisions } from './access/own-decisions.js';
import { CdnMetrics } from './cdn/cdn.metrics.js';
import { CdnPurges } from './cdn/cdn-purges.job.js';
import { GateInterceptor } from './gates/gate.interceptor.js';
import { Gates } from './gates/gates.js';
import { HealthController } from './health/health.controller.js';
import { Readiness } from './health/readiness.js';
import { HttpCacheModule } from './http-cache/http-cache.module.js';
import { IdempotencyInterceptor } from './idempotency/idempotency.interceptor.js';
import { IdempotencyKeys } from './idempotency/idempotency-keys.js';
import { RequestKeys } from './idempotency/request-keys.js';
import { JobMetrics } from './jobs/job.metrics.js';
import { JobScheduler } from './jobs/job-scheduler.js';
import { Metrics } from './metrics/metrics.js';
import { OutboxMetrics } from './outbox/outbox.metrics.js';
import { OutboxModule } from './outbox/outbox.module.js';
import { TableFiles } from './csv/table-files.service.js';
import { KeysetPages } from './paging/keyset-pages.js';
import { MonthPartitions } from './partitions/month-partitions.js';
import { MonthPartitionsJob } from './partitions/month-partitions.job.js';
import { MonthPartitionsMetrics } from './partitions/month-partitions.metrics.js';
import { PersonalData } from './personal-data/personal-data.js';
import { RateLimitGuard } from './rate-limit/rate-limit.guard.js';
import { RateLimiters } from './rate-limit/rate-limiters.js';
import { CommonRetention } from './retention/common.retention.js';
import { RetentionJob } from './retention/retention.job.js';
import { Retention } from './retention/retention.js';
import { ClockSync } from './time/clock-sync.js';
import { TransactionsModule } from './transactions/transactions.module.js';

/** The infrastructure of all modules. Guards run in this order: access, then rate limits;
 * interceptors: gates, then idempotency keys. */
@Global()
@Module({
  imports: [DiscoveryModule, TransactionsModule, OutboxModule, HttpCacheModule],
  controllers: [HealthController],
  providers: [
    OwnDecisions,
    ClockSync,
    Metrics,
    JobMetrics,
    JobScheduler,
    CdnMetrics,
    CdnPurges,
    Readiness,
    OutboxMetrics,
    Retention,
    RetentionJob,
    CommonRetention,
    MonthPartitions,
    MonthPartitionsJob,
    MonthPartitionsMetrics,
    RateLimiters,
    Gates,
    IdempotencyKeys,
    RequestKeys,
    PersonalData,
    KeysetPages,
    TableFiles,
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_GUARD, useClass: RateLimitGuard },
    { provide: APP_INTERCEPTOR, useClass: GateInterceptor },
    { provide: APP_INTERCEPTOR, useClass: IdempotencyInterceptor },
  ],
  exports: [
    OwnDecisions,
    CdnPurges,
    Metrics,
    Retention,
    MonthPartitions,
    RateLimiters,
    Gates,
    IdempotencyKeys,
    RequestKeys,
    PersonalData,
    KeysetPages,
    TableFiles,
  ],
})
export class CommonModule {}
