import { Injectable } from '@nestjs/common';
import { MonthPartitions } from '../../common/partitions/month-partitions.js';

/** Makes the months of the audit log, and never drops one: the application's role cannot. An operator detaches old ones. */
@Injectable()
export class AuditRetention {
  constructor(partitions: MonthPartitions) {
    partitions.register({ table: 'audit_log', keepDays: null });
  }
}
