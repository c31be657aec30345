import { Foundation1763600000000 } from './1763600000000-foundation.js';
import { KeptDeals1763700000000 } from './1763700000000-kept-deals.js';
import { OwnAccounts1763700100000 } from './1763700100000-own-accounts.js';
import { ReviewReports1763820000000 } from './1763820000000-review-reports.js';
import { Media1763830000000 } from './1763830000000-media.js';
import { Notifications1763840000000 } from './1763840000000-notifications.js';
import { Support1763850000000 } from './1763850000000-support.js';
import { VendorPlans1763910000000 } from './1763910000000-vendor-plans.js';
import { Analytics1763920000000 } from './1763920000000-analytics.js';
import { StaffInvitations1764000000000 } from './1764000000000-staff-invitations.js';
import { VendorDocuments1764000001000 } from './1764000001000-vendor-documents.js';
import { VendorChanges1764000002000 } from './1764000002000-vendor-changes.js';
import { OpeningHours1764000003000 } from './1764000003000-opening-hours.js';
import { DealDrafts1764100000000 } from './1764100000000-deal-drafts.js';
import { VendorNotices1764200000000 } from './1764200000000-vendor-notices.js';
import { AnalyticsRows1764200001000 } from './1764200001000-analytics-rows.js';
import { TwoFactor1764300000000 } from './1764300000000-two-factor.js';
import { AdminLists1764310000000 } from './1764310000000-admin-lists.js';
import { ModeratedDeals1764400000000 } from './1764400000000-moderated-deals.js';
import { BannedWords1764400001000 } from './1764400001000-banned-words.js';
import { UserDecisions1764500000000 } from './1764500000000-user-decisions.js';
import { AdminVendorLists1764500001000 } from './1764500001000-admin-vendor-lists.js';
import { Catalogue1764600000000 } from './1764600000000-catalogue.js';
import { PlanTerms1764600001000 } from './1764600001000-plan-terms.js';
import { FeaturedSlots1764600002000 } from './1764600002000-featured-slots.js';
import { ReviewModeration1764700000000 } from './1764700000000-review-moderation.js';
import { MessageDesk1764800000000 } from './1764800000000-message-desk.js';
import { SettingsDesk1764800001000 } from './1764800001000-settings-desk.js';
import { AdminPasswords1764800002000 } from './1764800002000-admin-passwords.js';
import { FestivalSeasons1764800003000 } from './1764800003000-festival-seasons.js';
import { Reports1764900000000 } from './1764900000000-reports.js';
import { Ledger1765000000000 } from './1765000000000-ledger.js';
import { Payments1765000001000 } from './1765000001000-payments.js';
import { Orders1765000002000 } from './1765000002000-orders.js';
import { Invoices1766000000000 } from './1766000000000-invoices.js';
import { PlanOrders1767000000000 } from './1767000000000-plan-orders.js';
import { PaymentSlips1767100000000 } from './1767100000000-payment-slips.js';
import { PaymentLists1767200000000 } from './1767200000000-payment-lists.js';
import { VendorAccounts1767200001000 } from './1767200001000-vendor-accounts.js';
import { FencedRefunds1768000000000 } from './1768000000000-fenced-refunds.js';
import { OutboxLanes1768000001000 } from './1768000001000-outbox-lanes.js';
import { Settlements1768000002000 } from './1768000002000-settlements.js';
import { LaneAndSettlementIndexes1768000003000 } from './1768000003000-lane-and-settlement-indexes.js';
import { IdempotencyClaims1768200000000 } from './1768200000000-idempotency-claims.js';
import { FileRemovals1768200001000 } from './1768200001000-file-removals.js';
import { SearchRebuilds1768400000000 } from './1768400000000-search-rebuilds.js';
import { RolledUpDays1768400001000 } from './1768400001000-rolled-up-days.js';
import { CleanupTasks1768400002000 } from './1768400002000-cleanup-tasks.js';
import { EmailChanges1768400003000 } from './1768400003000-email-changes.js';
import { SearchBounds1768400004000 } from './1768400004000-search-bounds.js';
import { OrderHolds1769100000000 } from './1769100000000-order-holds.js';
import { OneOpenOrder1769100001000 } from './1769100001000-one-open-order.js';
import { KeptTerms1769100002000 } from './1769100002000-kept-terms.js';
import { FundedPoints1769600000000 } from './1769600000000-funded-points.js';
import { BoundedPoints1769600001000 } from './1769600001000-bounded-points.js';
import { OwedOnUse1769700000000 } from './1769700000000-owed-on-use.js';
import { OwedPasses1769700001000 } from './1769700001000-owed-passes.js';
import { PayoutAccounts1769700002000 } from './1769700002000-payout-accounts.js';
import { PayoutRuns1769700003000 } from './1769700003000-payout-runs.js';
import { PayoutKinds1769700004000 } from './1769700004000-payout-kinds.js';
import { ChosenLanguage1769800000000 } from './1769800000000-chosen-language.js';
import { DealTaxes1769800001000 } from './1769800001000-deal-taxes.js';
import { Disputes1769900000000 } from './1769900000000-disputes.js';
import { ChargebacksOnce1769900001000 } from './1769900001000-chargebacks-once.js';
import { StepUp1770000000000 } from './1770000000000-step-up.js';
import { Approvals1770000001000 } from './1770000001000-approvals.js';
import { KnownDevices1770000002000 } from './1770000002000-known-devices.js';
import { Passkeys1770000003000 } from './1770000003000-passkeys.js';
import { NepaliBusinesses1770100000000 } from './1770100000000-nepali-businesses.js';
import { NepaliBusinessChecks1770100001000 } from './1770100001000-nepali-business-checks.js';
import { OutboxPublish1770300000000 } from './1770300000000-outbox-publish.js';
import { CapacityFunctions1770300001000 } from './1770300001000-capacity-functions.js';
import { AuditLogWrite1770300002000 } from './1770300002000-audit-log-write.js';
import { LostFactors1770400000000 } from './1770400000000-lost-factors.js';
import { LoyaltyBalances1770500000000 } from './1770500000000-loyalty-balances.js';
import { PointsPosting1770500001000 } from './1770500001000-points-posting.js';
import { PointsTitles1770500002000 } from './1770500002000-points-titles.js';
import { VendorSubscriptions1770500003000 } from './1770500003000-vendor-subscriptions.js';
import { LedgerPostings1770500004000 } from './1770500004000-ledger-postings.js';
import { ReviewCounts1770500005000 } from './1770500005000-review-counts.js';
import { SoldPasses1770500006000 } from './1770500006000-sold-passes.js';
import { PublishedViews1770500007000 } from './1770500007000-published-views.js';
import { PublishedViews1770600000000 } from './1770600000000-published-views.js';
import { NotificationPreferences1770600001000 } from './1770600001000-notification-preferences.js';
import { AccountViews1770600002000 } from './1770600002000-account-views.js';
import { AccountFacts1770600003000 } from './1770600003000-account-facts.js';
import { StaffRoles1770700000000 } from './1770700000000-staff-roles.js';
import { ViewsOfCatalogAndVendors1770710000000 } from './1770710000000-views-of-catalog-and-vendors.js';
import { ViewsOfDealsAndPasses1770800000000 } from './1770800000000-views-of-deals-and-passes.js';
import { FunctionsReadViews1770810000000 } from './1770810000000-functions-read-views.js';
import { DealCovers1770830000000 } from './1770830000000-deal-covers.js';
import { DealCoversIndex1770830001000 } from './1770830001000-deal-covers-index.js';
import { PointsBeforeMembership1770840000000 } from './1770840000000-points-before-membership.js';
import { SearchWords1770850000000 } from './1770850000000-search-words.js';
import { SearchWordIndexes1770850001000 } from './1770850001000-search-word-indexes.js';
import { OpenNow1770850002000 } from './1770850002000-open-now.js';
import { SignInCodes1770860000000 } from './1770860000000-sign-in-codes.js';
import { Areas1770900000000 } from './1770900000000-areas.js';
import { AreasOfBranches1770900001000 } from './1770900001000-areas-of-branches.js';
import { UseTimes1770900002000 } from './1770900002000-use-times.js';
import { UseTimeIndexes1770900003000 } from './1770900003000-use-time-indexes.js';
import { DealAlerts1771100000000 } from './1771100000000-deal-alerts.js';
import { MutedAlerts1771100001000 } from './1771100001000-muted-alerts.js';
import { DealContents1771100001100 } from './1771100001100-deal-contents.js';
import { DealContentChecks1771100001110 } from './1771100001110-deal-content-checks.js';
import { Invitations1771100001200 } from './1771100001200-invitations.js';
import { PointsOfInvitations1771100001201 } from './1771100001201-points-of-invitations.js';
import { DealFood1771100001300 } from './1771100001300-deal-food.js';
import { Suggestions1771100001310 } from './1771100001310-suggestions.js';
import { NepalTime1771100001400 } from './1771100001400-nepal-time.js';
import { DealPhotos1771100001500 } from './1771100001500-deal-photos.js';
import { DealPhotoIndexes1771100001510 } from './1771100001510-deal-photo-indexes.js';
import { Worklist1771100001600 } from './1771100001600-worklist.js';
import { BusinessDays1771100001610 } from './1771100001610-business-days.js';
import { AskedChanges1771100001620 } from './1771100001620-asked-changes.js';
import { FirstDay1771100001700 } from './1771100001700-first-day.js';
import { DismissedAdvice1771100001710 } from './1771100001710-dismissed-advice.js';
import { ExternalIdentities1771100001800 } from './1771100001800-external-identities.js';
import { AdminRoles1771100001900 } from './1771100001900-admin-roles.js';
import { StaffRights1771100001910 } from './1771100001910-staff-rights.js';
import { StaffRightChecks1771100001911 } from './1771100001911-staff-right-checks.js';
import { AskedViews1771100002000 } from './1771100002000-asked-views.js';
import { CodeLookUp1771100002010 } from './1771100002010-code-look-up.js';
import { BusinessDaysOfLongHolidays1771100002100 } from './1771100002100-business-days-of-long-holidays.js';
import { Figures1771100002110 } from './1771100002110-figures.js';
import { TableViews1771100002120 } from './1771100002120-table-views.js';
import { PaperNumbers1771100002200 } from './1771100002200-paper-numbers.js';
import { PayerMarks1771100002300 } from './1771100002300-payer-marks.js';
import { ListedWithoutJoin1771200100000 } from './1771200100000-listed-without-join.js';
import { ListIndexes1771200100100 } from './1771200100100-list-indexes.js';
import { PhoneSignIn1771200200000 } from './1771200200000-phone-sign-in.js';
import { PhoneSignInViews1771200200050 } from './1771200200050-phone-sign-in-views.js';
import { PhoneSignInChecks1771200200100 } from './1771200200100-phone-sign-in-checks.js';
import { InvitationFacts1771200200200 } from './1771200200200-invitation-facts.js';
import { InvitationIndex1771200200300 } from './1771200200300-invitation-index.js';
import { PayoutFileTimes1771200300000 } from './1771200300000-payout-file-times.js';
import { OfflineCounter1771200320000 } from './1771200320000-offline-counter.js';
import { PlacesSetAside1771200320100 } from './1771200320100-places-set-aside.js';
import { PlacesSetAsideChecks1771200320110 } from './1771200320110-places-set-aside-checks.js';
import { TakenBackPasses1771200320120 } from './1771200320120-taken-back-passes.js';
import { PointsOfEarlierUses1771200320200 } from './1771200320200-points-of-earlier-uses.js';
import { UsesAfterRefunds1771200320300 } from './1771200320300-uses-after-refunds.js';
import { LedgerOfLateUses1771200320310 } from './1771200320310-ledger-of-late-uses.js';
import { UsedCounts1771200330000 } from './1771200330000-used-counts.js';
import { CounterPins1771200340000 } from './1771200340000-counter-pins.js';
import { CounterOverrides1771200340100 } from './1771200340100-counter-overrides.js';
import { LookupWords1771200350000 } from './1771200350000-lookup-words.js';
import { OvertakenCancellations1771200350100 } from './1771200350100-overtaken-cancellations.js';
import { PriceLog1771200360000 } from './1771200360000-price-log.js';
import { PriceLogChecks1771200360010 } from './1771200360010-price-log-checks.js';
import { KnownPrices1771200360020 } from './1771200360020-known-prices.js';
import { DailyCloses1771200370000 } from './1771200370000-daily-closes.js';
import { DailyCloseChecks1771200370010 } from './1771200370010-daily-close-checks.js';
import { Honour1771200380000 } from './1771200380000-honour.js';
import { HonourChecks1771200380010 } from './1771200380010-honour-checks.js';
import { HonourRanks1771200380100 } from './1771200380100-honour-ranks.js';
import { HonourRankIndex1771200380110 } from './1771200380110-honour-rank-index.js';
import { PushSubscriptions1771200390000 } from './1771200390000-push-subscriptions.js';
import { SearchMisses1771200390010 } from './1771200390010-search-misses.js';
import { HonourConsequences1771200400000 } from './1771200400000-honour-consequences.js';
import { SavedReplies1771200420000 } from './1771200420000-saved-replies.js';
import { HonourFacts1771200420010 } from './1771200420010-honour-facts.js';
import { TrustFacts1771200440000 } from './1771200440000-trust-facts.js';
import { KnownVerifications1771200440010 } from './1771200440010-known-verifications.js';
import { ApiKeys1771200460000 } from './1771200460000-api-keys.js';
import { ConfirmedPayoutAccounts1771200480000 } from './1771200480000-confirmed-payout-accounts.js';
import { ConfirmedPayoutAccountChecks1771200480010 } from './1771200480010-confirmed-payout-account-checks.js';
import { Webhooks1771200490000 } from './1771200490000-webhooks.js';
import { UsesByKeys1771200510000 } from './1771200510000-uses-by-keys.js';
import { ReferencesOfUses1771200510010 } from './1771200510010-references-of-uses.js';
import { EditedReplies1771200540000 } from './1771200540000-edited-replies.js';
import { BusinessDaysOneByOne1771200560000 } from './1771200560000-business-days-one-by-one.js';
import { TestKeys1771200570000 } from './1771200570000-test-keys.js';
import { TestKeyChecks1771200570010 } from './1771200570010-test-key-checks.js';
import { RemoteReleases1771200580000 } from './1771200580000-remote-releases.js';
import { TestBusinesses1771200600000 } from './1771200600000-test-businesses.js';
import { TestBusinessChecks1771200600010 } from './1771200600010-test-business-checks.js';
import { WebVitals1771200600100 } from './1771200600100-web-vitals.js';
import { FewerDealIndexes1771200610000 } from './1771200610000-fewer-deal-indexes.js';
import { WebhookCertificates1771200630000 } from './1771200630000-webhook-certificates.js';
import { WebhookCertificateChecks1771200630010 } from './1771200630010-webhook-certificate-checks.js';

/** In order. Each can run while the previous version of the server still serves. */
export const migrations = [
  Foundation1763600000000,
  KeptDeals1763700000000,
  OwnAccounts1763700100000,
  ReviewReports1763820000000,
  Media1763830000000,
  Notifications1763840000000,
  Support1763850000000,
  VendorPlans1763910000000,
  Analytics1763920000000,
  StaffInvitations1764000000000,
  VendorDocuments1764000001000,
  VendorChanges1764000002000,
  OpeningHours1764000003000,
  DealDrafts1764100000000,
  VendorNotices1764200000000,
  AnalyticsRows1764200001000,
  TwoFactor1764300000000,
  AdminLists1764310000000,
  ModeratedDeals1764400000000,
  BannedWords1764400001000,
  UserDecisions1764500000000,
  AdminVendorLists1764500001000,
  Catalogue1764600000000,
  PlanTerms1764600001000,
  FeaturedSlots1764600002000,
  ReviewModeration1764700000000,
  MessageDesk1764800000000,
  SettingsDesk1764800001000,
  AdminPasswords1764800002000,
  FestivalSeasons1764800003000,
  Reports1764900000000,
  Ledger1765000000000,
  Payments1765000001000,
  Orders1765000002000,
  Invoices1766000000000,
  PlanOrders1767000000000,
  PaymentSlips1767100000000,
  PaymentLists1767200000000,
  VendorAccounts1767200001000,
  FencedRefunds1768000000000,
  OutboxLanes1768000001000,
  Settlements1768000002000,
  LaneAndSettlementIndexes1768000003000,
  IdempotencyClaims1768200000000,
  FileRemovals1768200001000,
  SearchRebuilds1768400000000,
  RolledUpDays1768400001000,
  CleanupTasks1768400002000,
  EmailChanges1768400003000,
  SearchBounds1768400004000,
  OrderHolds1769100000000,
  OneOpenOrder1769100001000,
  KeptTerms1769100002000,
  FundedPoints1769600000000,
  BoundedPoints1769600001000,
  OwedOnUse1769700000000,
  OwedPasses1769700001000,
  PayoutAccounts1769700002000,
  PayoutRuns1769700003000,
  PayoutKinds1769700004000,
  ChosenLanguage1769800000000,
  DealTaxes1769800001000,
  Disputes1769900000000,
  ChargebacksOnce1769900001000,
  StepUp1770000000000,
  Approvals1770000001000,
  KnownDevices1770000002000,
  Passkeys1770000003000,
  NepaliBusinesses1770100000000,
  NepaliBusinessChecks1770100001000,
  OutboxPublish1770300000000,
  CapacityFunctions1770300001000,
  AuditLogWrite1770300002000,
  LostFactors1770400000000,
  LoyaltyBalances1770500000000,
  PointsPosting1770500001000,
  PointsTitles1770500002000,
  VendorSubscriptions1770500003000,
  LedgerPostings1770500004000,
  ReviewCounts1770500005000,
  SoldPasses1770500006000,
  PublishedViews1770500007000,
  PublishedViews1770600000000,
  NotificationPreferences1770600001000,
  AccountViews1770600002000,
  AccountFacts1770600003000,
  StaffRoles1770700000000,
  ViewsOfCatalogAndVendors1770710000000,
  ViewsOfDealsAndPasses1770800000000,
  FunctionsReadViews1770810000000,
  DealCovers1770830000000,
  DealCoversIndex1770830001000,
  PointsBeforeMembership1770840000000,
  SearchWords1770850000000,
  SearchWordIndexes1770850001000,
  OpenNow1770850002000,
  SignInCodes1770860000000,
  Areas1770900000000,
  AreasOfBranches1770900001000,
  UseTimes1770900002000,
  UseTimeIndexes1770900003000,
  DealAlerts1771100000000,
  MutedAlerts1771100001000,
  DealContents1771100001100,
  DealContentChecks1771100001110,
  Invitations1771100001200,
  PointsOfInvitations1771100001201,
  DealFood1771100001300,
  Suggestions1771100001310,
  NepalTime1771100001400,
  DealPhotos1771100001500,
  DealPhotoIndexes1771100001510,
  Worklist1771100001600,
  BusinessDays1771100001610,
  AskedChanges1771100001620,
  FirstDay1771100001700,
  DismissedAdvice1771100001710,
  ExternalIdentities1771100001800,
  AdminRoles1771100001900,
  StaffRights1771100001910,
  StaffRightChecks1771100001911,
  AskedViews1771100002000,
  CodeLookUp1771100002010,
  BusinessDaysOfLongHolidays1771100002100,
  Figures1771100002110,
  TableViews1771100002120,
  PaperNumbers1771100002200,
  PayerMarks1771100002300,
  ListedWithoutJoin1771200100000,
  ListIndexes1771200100100,
  PhoneSignIn1771200200000,
  PhoneSignInViews1771200200050,
  PhoneSignInChecks1771200200100,
  InvitationFacts1771200200200,
  InvitationIndex1771200200300,
  PayoutFileTimes1771200300000,
  OfflineCounter1771200320000,
  PlacesSetAside1771200320100,
  PlacesSetAsideChecks1771200320110,
  TakenBackPasses1771200320120,
  PointsOfEarlierUses1771200320200,
  UsesAfterRefunds1771200320300,
  LedgerOfLateUses1771200320310,
  UsedCounts1771200330000,
  CounterPins1771200340000,
  CounterOverrides1771200340100,
  LookupWords1771200350000,
  OvertakenCancellations1771200350100,
  PriceLog1771200360000,
  PriceLogChecks1771200360010,
  KnownPrices1771200360020,
  DailyCloses1771200370000,
  DailyCloseChecks1771200370010,
  Honour1771200380000,
  HonourChecks1771200380010,
  HonourRanks1771200380100,
  HonourRankIndex1771200380110,
  PushSubscriptions1771200390000,
  SearchMisses1771200390010,
  HonourConsequences1771200400000,
  SavedReplies1771200420000,
  HonourFacts1771200420010,
  TrustFacts1771200440000,
  KnownVerifications1771200440010,
  ApiKeys1771200460000,
  ConfirmedPayoutAccounts1771200480000,
  ConfirmedPayoutAccountChecks1771200480010,
  Webhooks1771200490000,
  UsesByKeys1771200510000,
  ReferencesOfUses1771200510010,
  EditedReplies1771200540000,
  BusinessDaysOneByOne1771200560000,
  TestKeys1771200570000,
  TestKeyChecks1771200570010,
  RemoteReleases1771200580000,
  TestBusinesses1771200600000,
  TestBusinessChecks1771200600010,
  WebVitals1771200600100,
  FewerDealIndexes1771200610000,
  WebhookCertificates1771200630000,
  WebhookCertificateChecks1771200630010,
];
