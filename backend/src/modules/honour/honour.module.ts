import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OwnDecisions } from '../../common/access/own-decisions.js';
import { ApprovalsModule } from '../approvals/index.js';
import { AuditModule } from '../audit/index.js';
import { DealsModule } from '../deals/index.js';
import { LoyaltyModule } from '../loyalty/index.js';
import { MediaModule, MediaReferences } from '../media/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { OrdersModule } from '../orders/index.js';
import { RedemptionsModule } from '../redemptions/index.js';
import { SettingsModule } from '../settings/index.js';
import { WorklistModule } from '../worklist/index.js';
import { AnswerLinks } from './answers/answer-links.service.js';
import { AnswersService } from './answers/answers.service.js';
import { HonourAnswerRow } from './answers/honour-answer.entity.js';
import { HonourAnswersController } from './answers/honour-answers.controller.js';
import { HonourQuestionsJob } from './answers/honour-questions.job.js';
import { UsedPassesConsumer } from './answers/used-passes.consumer.js';
import { AdminCaseTablesController } from './admin/admin-case-tables.controller.js';
import { AdminCasesController } from './admin/admin-cases.controller.js';
import { AdminHonourReviewsController } from './consequences/admin-honour-reviews.controller.js';
import { Consequences } from './consequences/consequences.service.js';
import { HonourReviews } from './consequences/honour-reviews.service.js';
import { HonourReviewsWork } from './consequences/honour-reviews-work.service.js';
import { CaseCosts } from './costs/case-costs.service.js';
import { CaseMoves } from './cases/case-moves.service.js';
import { CasePhotoReader } from './cases/case-photo-reader.service.js';
import { CasePhotosController } from './cases/case-photos.controller.js';
import { CasePhotos } from './cases/case-photos.service.js';
import { CaseReader } from './cases/case-reader.service.js';
import { CaseTerms } from './cases/case-terms.service.js';
import { CaseSteps } from './cases/case-steps.service.js';
import { CasesPersonalData } from './cases/cases.personal-data.js';
import { CasesWork } from './admin/cases-work.service.js';
import { CasesController } from './cases/cases.controller.js';
import { SHOWN_BY_CASE } from './cases/cases.sql.js';
import { DecideCase } from './cases/decide-case.use-case.js';
import { HonourCase } from './cases/honour-case.entity.js';
import { HonourCaseEntry } from './cases/honour-case-entry.entity.js';
import { OldCasePhotosJob } from './cases/old-case-photos.job.js';
import { OpenCase } from './cases/open-case.use-case.js';
import { OWN_CASE, OWN_CASE_APPROVAL } from './cases/own-case.sql.js';
import { SuspendedShopsConsumer } from './cases/suspended-shops.consumer.js';
import { CaseDeadlines } from './deadlines/case-deadlines.service.js';
import { CaseDeadlinesJob } from './deadlines/case-deadlines.job.js';
import { HonourNotifications } from './notifications/honour.notifications.js';
import { Remedies } from './remedies/remedies.service.js';
import { ScoresJob } from './score/scores.job.js';
import { ScoreService } from './score/score.service.js';
import { VendorHonourController } from './score/vendor-honour.controller.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([HonourAnswerRow, HonourCase, HonourCaseEntry]),
    ApprovalsModule,
    AuditModule,
    DealsModule,
    LoyaltyModule,
    MediaModule,
    NotificationsModule,
    OrdersModule,
    RedemptionsModule,
    SettingsModule,
    WorklistModule,
  ],
  controllers: [
    HonourAnswersController,
    CasesController,
    CasePhotosController,
    AdminCasesController,
    AdminCaseTablesController,
    AdminHonourReviewsController,
    VendorHonourController,
  ],
  providers: [
    AnswerLinks,
    AnswersService,
    CaseCosts,
    CaseDeadlines,
    CaseDeadlinesJob,
    CaseMoves,
    CasePhotoReader,
    CasePhotos,
    CaseReader,
    CaseSteps,
    CaseTerms,
    CasesPersonalData,
    CasesWork,
    DecideCase,
    HonourNotifications,
    HonourQuestionsJob,
    HonourReviews,
    HonourReviewsWork,
    Consequences,
    OldCasePhotosJob,
    OpenCase,
    Remedies,
    ScoreService,
    ScoresJob,
    SuspendedShopsConsumer,
    UsedPassesConsumer,
  ],
})
export class HonourModule {
  constructor(uses: MediaReferences, ownDecisions: OwnDecisions) {
    uses.register(SHOWN_BY_CASE);
    ownDecisions.register('case', OWN_CASE);
    ownDecisions.register('approval', OWN_CASE_APPROVAL);
  }
}
