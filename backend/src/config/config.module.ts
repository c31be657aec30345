import { type DynamicModule, Module } from '@nestjs/common';
import { Clock } from '../common/time/clock.js';
import { Config } from './config.js';

@Module({})
export class ConfigModule {
  static with(env: NodeJS.ProcessEnv): DynamicModule {
    return {
      module: ConfigModule,
      global: true,
      providers: [{ provide: Config, useValue: new Config(env) }, Clock],
      exports: [Config, Clock],
    };
  }
}
