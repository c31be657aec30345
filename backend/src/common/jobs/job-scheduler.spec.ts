import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Injectable, Logger, Module } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import type { INestApplicationContext } from '@nestjs/common';
import { Config } from '../../config/config.js';
import { Metrics } from '../metrics/metrics.js';
import { type BackgroundWork, traceWorkWith } from '../telemetry/background-work.js';
import { Job } from './job.decorator.js';
import { JobMetrics } from './job.metrics.js';
import { JobScheduler } from './job-scheduler.js';

const EVERY_MS = 1_000;

let runs: string[];
let work: () => Promise<void>;

@Injectable()
class Cleanup {
  @Job(EVERY_MS)
  async run(): Promise<void> {
    runs.push('cleanup');
    await work();
  }

  notAJob(): void {
    runs.push('never');
  }
}

@Injectable()
class Counts {
  @Job(EVERY_MS, { isOfInstance: true, atStart: true })
  async store(): Promise<void> {
    runs.push('counts');
  }
}

@Module({})
class App {}

describe('the jobs', () => {
  let app: INestApplicationContext;
  let metrics: Metrics;
  let traces: string[];

  const start = async (backgroundWork = true): Promise<void> => {
    metrics = new Metrics({ state: {} } as never);
    const providers = [
      ...[Cleanup, Counts, JobScheduler, JobMetrics],
      ...[
        { provide: Config, useValue: { backgroundWork } },
        { provide: Metrics, useValue: metrics },
      ],
    ];
    const module = { module: App, imports: [DiscoveryModule, ScheduleModule.forRoot()], providers };
    app = await NestFactory.createApplicationContext(module, { logger: false });
  };
  const pass = (ms: number): Promise<void> => jest.advanceTimersByTimeAsync(ms);
  const read = async (name: string, job: string): Promise<number | undefined> => {
    const { values } = (await metrics.registry.getSingleMetric(name)?.get()) ?? { values: [] };
    const found = values.find(
      ({ labels, ...one }) =>
        labels['job_name'] === job &&
        !/_(bucket|sum)$/.test((one as { metricName?: string }).metricName ?? ''),
    );
    return found?.value;
  };

  beforeEach(() => {
    jest.useFakeTimers({ now: 1_000_000 });
    runs = [];
    traces = [];
    work = () => Promise.resolve();
    traceWorkWith(<T>({ name, run }: BackgroundWork<T>) => {
      traces.push(name);
      return run();
    });
  });

  afterEach(async () => {
    await app.close();
    jest.useRealTimers();
    traceWorkWith(({ run }) => run());
    jest.restoreAllMocks();
  });

  it('run at their interval, each within a trace, until the end of the application', async () => {
    await start();
    await pass(EVERY_MS);
    expect(runs).toEqual(['counts', 'cleanup', 'counts']);
    expect(traces).toEqual(['job Counts', 'job Cleanup', 'job Counts']);
    expect(await read('job_interval_seconds', 'Cleanup')).toBe(1);
    expect(await read('job_last_success_timestamp_seconds', 'Cleanup')).toBe(1_001);
    expect(await read('job_run_seconds', 'Cleanup')).toBe(1);
    await app.close();
    await pass(5 * EVERY_MS);
    expect(runs).toHaveLength(3);
  });

  it('are counted and logged when they fail, and run again', async () => {
    const logged = jest.spyOn(Logger.prototype, 'error').mockReturnValue();
    await start();
    work = () => Promise.reject(new Error('broken'));
    await pass(2 * EVERY_MS);
    expect(await read('job_failures_total', 'Cleanup')).toBe(2);
    // The start of the instance is the last success.
    expect(await read('job_last_success_timestamp_seconds', 'Cleanup')).toBe(1_000);
    expect(logged).toHaveBeenCalledWith(new Error('broken'), 'The job Cleanup failed.');
    work = () => Promise.resolve();
    await pass(EVERY_MS);
    expect(await read('job_last_success_timestamp_seconds', 'Cleanup')).toBe(1_003);
  });

  it('do not start again while they run', async () => {
    await start();
    let end: () => void = () => undefined;
    work = () => new Promise((resolve) => (end = resolve));
    await pass(3 * EVERY_MS);
    expect(runs.filter((name) => name === 'cleanup')).toHaveLength(1);
    end();
    await pass(EVERY_MS);
    expect(runs.filter((name) => name === 'cleanup')).toHaveLength(2);
  });

  it('are only those of the instance without background work', async () => {
    await start(false);
    await pass(EVERY_MS);
    expect(runs).toEqual(['counts', 'counts']);
    expect(await read('job_interval_seconds', 'Cleanup')).toBeUndefined();
  });
});
