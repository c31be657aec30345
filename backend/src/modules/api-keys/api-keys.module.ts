import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { ApiKeys } from '../../common/api-keys/api-keys.port.js';
import { SandboxCalls } from '../../common/sandbox/sandbox-calls.js';
import { AuditModule } from '../audit/index.js';
import { SettingsModule } from '../settings/index.js';
import { VendorsModule } from '../vendors/index.js';
import { AdminApiKeysController } from './admin-api-keys.controller.js';
import { ApiKeysController } from './api-keys.controller.js';
import { ApiKeysPersonalData } from './api-keys.personal-data.js';
import { ApiKeysService } from './api-keys.service.js';
import { KeyActs } from './key-acts.interceptor.js';
import { KeyCallers } from './key-callers.service.js';
import { SandboxKeys } from './sandbox-keys.service.js';
import { TestKeys } from './test-keys.service.js';

/** Keys with which programs of businesses and of the marketplace call the API. */
@Module({
  imports: [AuditModule, SettingsModule, VendorsModule],
  controllers: [ApiKeysController, AdminApiKeysController],
  providers: [
    ApiKeysService,
    ApiKeysPersonalData,
    SandboxCalls,
    SandboxKeys,
    TestKeys,
    { provide: ApiKeys, useClass: KeyCallers },
    { provide: APP_INTERCEPTOR, useClass: KeyActs },
  ],
  exports: [ApiKeys, SandboxKeys],
})
export class ApiKeysModule {}
