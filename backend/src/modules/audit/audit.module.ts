import { Module } from '@nestjs/common';
import { AuditRetention } from './audit.retention.js';
import { AuditService } from './audit.service.js';
import { ListExports } from './list-exports.service.js';

@Module({
  providers: [AuditService, AuditRetention, ListExports],
  exports: [AuditService, ListExports],
})
export class AuditModule {}
