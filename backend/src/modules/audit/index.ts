export { changedFields } from './changed-fields.js';
export { AuditModule } from './audit.module.js';
export { type AuditEntry, AuditService } from './audit.service.js';
export type { ExportedList } from './exported-list.js';
export { ListExports } from './list-exports.service.js';
