import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.js';
import { AuthModule } from '../auth/index.js';
import { WorkClaims } from './claims/work-claims.service.js';
import { AdminDecisionsController } from './decisions/admin-decisions.controller.js';
import { PendingDecisionsJob } from './decisions/pending-decisions.job.js';
import { PendingDecisions } from './decisions/pending-decisions.service.js';
import { Reservations } from './decisions/reservations.service.js';
import { Undoable } from './decisions/undoable.service.js';
import { AdminWorkController } from './items/admin-work.controller.js';
import { WorkList } from './items/work-list.service.js';
import { AdminTableViewsController } from './views/admin-table-views.controller.js';
import { TableViews } from './views/table-views.service.js';
import { WorkKinds } from './work-kinds.service.js';
import { WorklistPersonalData } from './worklist.personal-data.js';
import { WorklistRetention } from './worklist.retention.js';

@Module({
  imports: [AuditModule, AuthModule],
  controllers: [AdminWorkController, AdminDecisionsController, AdminTableViewsController],
  providers: [
    PendingDecisions,
    PendingDecisionsJob,
    Reservations,
    TableViews,
    Undoable,
    WorkClaims,
    WorkKinds,
    WorkList,
    WorklistPersonalData,
    WorklistRetention,
  ],
  exports: [Reservations, Undoable, WorkKinds, WorkList],
})
export class WorklistModule {}
