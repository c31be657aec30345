import { Injectable } from '@nestjs/common';
import { MonthPartitions } from '../../common/partitions/month-partitions.js';
import { RETENTION_DAYS } from './rollups.sql.js';

/** Drops months of views and clicks: the daily figures have them. */
@Injectable()
export class AnalyticsRetention {
  constructor(partitions: MonthPartitions) {
    partitions.register({ table: 'deal_sightings', keepDays: RETENTION_DAYS });
  }
}
