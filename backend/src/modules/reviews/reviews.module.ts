import { Module } from '@nestjs/common';
import { OwnDecisions } from '../../common/access/own-decisions.js';
import { AuditModule } from '../audit/index.js';
import { DealsModule } from '../deals/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { WorklistModule } from '../worklist/index.js';
import { ReviewNotifications } from './notifications/review.notifications.js';
import { ReviewsWork } from './moderation/reviews-work.service.js';
import { ReviewModerationService } from './moderation/review-moderation.service.js';
import { ReviewReportsPersonalData } from './review-reports.personal-data.js';
import { ReviewReports } from './review-reports.service.js';
import { ReviewsController } from './reviews.controller.js';
import { ReviewsService } from './reviews.service.js';
import { ReviewsPersonalData } from './reviews.personal-data.js';
import { VendorReviewsController } from './vendor-reviews.controller.js';
import { VendorReviewsService } from './vendor-reviews.service.js';
import { OWN_REVIEW } from './own-review.sql.js';
import { AdminReviewTablesController } from './moderation/admin-review-tables.controller.js';
import { AdminReviewsController } from './moderation/admin-reviews.controller.js';

@Module({
  imports: [AuditModule, DealsModule, NotificationsModule, WorklistModule],
  controllers: [
    ReviewsController,
    VendorReviewsController,
    AdminReviewsController,
    AdminReviewTablesController,
  ],
  providers: [
    ReviewNotifications,
    ReviewsService,
    VendorReviewsService,
    ReviewsPersonalData,
    ReviewReports,
    ReviewReportsPersonalData,
    ReviewModerationService,
    ReviewsWork,
  ],
  exports: [ReviewsService],
})
export class ReviewsModule {
  constructor(ownDecisions: OwnDecisions) {
    ownDecisions.register('review', OWN_REVIEW);
  }
}
