import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { SchedulerRegistry } from '@nestjs/schedule';
import { Config } from '../../config/config.js';
import { isDatabaseAway } from '../errors/translate-error.js';
import { traced } from '../telemetry/background-work.js';
import { JobMethod, type JobOptions } from './job.decorator.js';
import { JobMetrics } from './job.metrics.js';

/** A run that is shorter is taken for one that found nothing to do, and its trace is not sent. */
const MAX_IDLE_MS = 20;

interface FoundJob extends JobOptions {
  /** Name of the class. */
  name: string;
  run: () => Promise<void>;
}

type Methods = Record<string, () => Promise<void>>;

/** Runs the methods with `@Job` of all providers: each with a trace, metrics and a log of its failures. */
@Injectable()
export class JobScheduler implements OnApplicationBootstrap {
  private readonly logger = new Logger(JobScheduler.name);
  private readonly running = new Set<string>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly schedule: SchedulerRegistry,
    private readonly config: Config,
    private readonly metrics: JobMetrics,
  ) {}

  onApplicationBootstrap(): void {
    for (const job of this.jobs()) {
      if (!job.isOfInstance && !this.config.backgroundWork) continue;
      this.metrics.started(job.name, job.everyMs);
      this.schedule.addInterval(
        job.name,
        setInterval(() => void this.run(job), job.everyMs),
      );
      if (job.atStart) void this.run(job);
    }
  }

  /** All jobs of the application. */
  jobs(): FoundJob[] {
    const instances = this.discovery
      .getProviders()
      .filter((provider) => provider.isDependencyTreeStatic())
      .map(({ instance }: { instance?: unknown }) => instance)
      .filter((instance): instance is Methods => typeof instance === 'object' && instance !== null);
    return [...new Set(instances)].flatMap((instance) => this.jobsOf(instance));
  }

  private jobsOf(instance: Methods): FoundJob[] {
    return this.scanner.getAllMethodNames(Object.getPrototypeOf(instance) as object).flatMap((method) => {
      const options = Reflect.getMetadata(JobMethod.KEY, instance[method] as object) as
        JobOptions | undefined;
      if (!options) return [];
      return [{ ...options, name: instance.constructor.name, run: async () => instance[method]?.() }];
    });
  }

  private async run(job: FoundJob): Promise<void> {
    const { name, mayOverlap, tracesItself } = job;
    if (this.running.has(name) && !mayOverlap) return;
    this.running.add(name);
    const since = performance.now();
    const tookMs = (): number => performance.now() - since;
    const isIdle = (_nothing: unknown, ms: number): boolean => ms < MAX_IDLE_MS;
    try {
      const work = { name: `job ${name}`, run: job.run, isIdle };
      await (tracesItself ? job.run() : traced(work));
      this.metrics.succeeded(name, tookMs());
    } catch (error) {
      this.metrics.failed(name, tookMs());
      if (!isDatabaseAway(error)) this.logger.error(error, `The job ${name} failed.`);
    } finally {
      this.running.delete(name);
    }
  }
}
