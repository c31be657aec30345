export { AuditModule } from './audit.module.js';
export { type AuditEntry, AuditService, requestIds } from './audit.service.js';
