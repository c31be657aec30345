import { Module } from '@nestjs/common';
import { AuditService } from './audit.service.js';
import { ListExports } from './list-exports.service.js';

@Module({
  providers: [AuditService, ListExports],
  exports: [AuditService, ListExports],
})
export class AuditModule {}
