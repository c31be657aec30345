export { AuditModule } from './audit.module.js';
export { type AuditEntry, AuditService } from './audit.service.js';
