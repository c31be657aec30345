import { Module } from '@nestjs/common';
import { AuditLogController } from './audit-log.controller.js';
import { AuditTableController } from './audit-table.controller.js';
import { AuditService } from './audit.service.js';
import { ListExports } from './list-exports.service.js';

@Module({
  controllers: [AuditLogController, AuditTableController],
  providers: [AuditService, ListExports],
  exports: [AuditService, ListExports],
})
export class AuditModule {}
