export type AcceptDto = {
  /** Where the counter stands. Staff of one branch need not say. */
  branchId?: number;
  /** Whole rupees charged; the deal's price unless said. */
  amount?: number;
  /** How many guests came, compared with the deal's party size; not compared unless said. */
  guests?: number;
  /** What was scanned, or the eight typed characters. */
  code: string;
};
export type AcceptInvitationDto = {
  /** The token of the link. */
  token: string;
};
export type AcceptingStaffView = {
  id: number;
  /** First name and an initial; empty once the account is erased. */
  name: string;
};
export type AccountView = {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  profileImageUrl: string | null;
  role: "admin" | "customer" | "vendor";
  staffOf: StaffOfView | null;
  /** The language that was chosen for the account; null while it is the default. A device takes it over after signing in. */
  chosenLanguage: ("en" | "ne") | null;
  /** An admin who has to enrol a passkey or an authenticator app: every other call answers 403 `auth.second-factor-required`. */
  needsSecondFactor: boolean;
  phone: string | null;
  address: string | null;
  city: string | null;
  language: "en" | "ne";
  mail: MailPreferencesView;
  /** Whether pages suggest deals from used codes and favorites. */
  suggestions: boolean;
  emailVerified: boolean;
  /** False for an account that was opened by a one-time number: digits serve where a password is asked. */
  hasPassword: boolean;
  /** All there are; below 0 when points were spent whose use was taken back. */
  loyaltyPoints: number;
  /** What of them can be spent now. */
  spendablePoints: number;
  /** What can be spent later, the earliest first. */
  pendingPoints: PendingPointsView[];
  membership: MembershipSummaryView;
};
export type ActivityDayView = {
  signUps: number;
  passesIssued: number;
  /** Without those that were taken back. */
  passesUsed: number;
  /** By the day on which they were submitted last. */
  dealsSubmitted: number;
  reviews: number;
  /** Nepal's. */
  date: string;
};
export type ActivityView = {
  signUps: number;
  passesIssued: number;
  /** Without those that were taken back. */
  passesUsed: number;
  /** By the day on which they were submitted last. */
  dealsSubmitted: number;
  reviews: number;
};
export type AdminAreaView = {
  id: number;
  /** Changes with every change. */
  version: number;
  isActive: boolean;
  /** The city's id. */
  locationId: number;
  slug: string;
  name: string;
  nameNe: string;
  latitude: number;
  longitude: number;
  /** Listed deals that can be used there. */
  dealCount: number;
};
export type AdminBranchView = {
  id: number;
  name: string;
  address: string;
  city: string;
  latitude: number | null;
  longitude: number | null;
};
export type AdminCategoryView = {
  id: number;
  /** Changes with every change. */
  version: number;
  position: number;
  isActive: boolean;
  slug: string;
  name: string;
  nameNe: string;
  icon:
    | "bed-double"
    | "beer"
    | "bus"
    | "clapperboard"
    | "coffee"
    | "concierge-bell"
    | "dumbbell"
    | "graduation-cap"
    | "heart-pulse"
    | "landmark"
    | "mountain"
    | "shopping-bag"
    | "soup"
    | "sparkles"
    | "ticket"
    | "utensils";
  parentId: number | null;
  /** Deals of its own in any state, without those of the categories below it. */
  dealCount: number;
};
export type AdminCityView = {
  id: number;
  /** Changes with every change. */
  version: number;
  position: number;
  isActive: boolean;
  slug: string;
  name: string;
  nameNe: string;
  image: string | null;
  latitude: number;
  longitude: number;
  /** Deals in any state. */
  dealCount: number;
};
export type AdminFaqView = {
  id: number;
  /** Changes with every change. */
  version: number;
  position: number;
  isActive: boolean;
  place: "contact" | "help";
  category: "account" | "deals" | "payment" | "technical";
  question: string;
  questionNe: string;
  answer: string;
  answerNe: string;
};
export type AdminLoginDto = {
  /** The admin's e-mail. */
  username: string;
  password: string;
};
export type AdminMembershipView = {
  id: number;
  version: number;
  slug: string;
  name: string;
  nameNe: string;
  /** Whole rupees. */
  priceYearly: number;
  pointsMultiplier: number;
  isActive: boolean;
  /** Customers who have it now, on whatever terms. */
  runningCount: number;
  /** Of them, those that keep earlier terms. */
  onEarlierTerms: number;
};
export type AdminMessageDetailView = {
  id: number;
  kind: "contact" | "help";
  category: ("account" | "deals" | "payment" | "technical") | null;
  name: string;
  email: string;
  /** Of help the category. */
  subject: string;
  /** The beginning of what was written. */
  excerpt: string;
  language: "en" | "ne";
  state: "answered" | "closed" | "in-progress" | "new";
  /** Waits, and should have been answered. */
  isOverdue: boolean;
  assignee: MessagePersonView | null;
  dueAt: string;
  createdAt: string;
  version: number;
  message: string;
  /** The account with the sender's e-mail. */
  userId: number | null;
  /** In their order. */
  entries: MessageEntryView[];
  /** Who did what with it, the newest first, 50 at most. */
  acts: MessageActView[];
  /** Other messages from the same address, the newest first, 10 at most. */
  others: OtherMessageView[];
};
export type AdminMessageView = {
  id: number;
  kind: "contact" | "help";
  category: ("account" | "deals" | "payment" | "technical") | null;
  name: string;
  email: string;
  /** Of help the category. */
  subject: string;
  /** The beginning of what was written. */
  excerpt: string;
  language: "en" | "ne";
  state: "answered" | "closed" | "in-progress" | "new";
  /** Waits, and should have been answered. */
  isOverdue: boolean;
  assignee: MessagePersonView | null;
  dueAt: string;
  createdAt: string;
  version: number;
};
export type AdminOrderLineView = {
  dealId: number;
  /** As it was called when it was bought. */
  title: string;
  titleNe: string | null;
  vendor: AdminOrderVendorView;
  quantity: number;
  /** Whole rupees. */
  unitPrice: number;
  /** None before it is paid. */
  passes: AdminOrderPassView[];
};
export type AdminOrderPassView = {
  id: string;
  state: "cancelled" | "expired" | "issued" | "redeemed" | "voided";
  expiresAt: string;
  /** Unused ones, until 14 days after they expired. */
  isRefundable: boolean;
};
export type AdminOrderPaymentView = {
  id: string;
  gateway: "bank-transfer" | "esewa" | "khalti" | "stripe";
  state:
    | "canceled"
    | "completed"
    | "failed"
    | "partially_refunded"
    | "pending"
    | "refunded";
  /** Whole rupees. */
  amount: number;
  createdAt: string;
};
export type AdminOrderVendorView = {
  id: number;
  businessName: string;
  nameNe: string | null;
};
export type AdminOrderView = {
  id: string;
  state:
    | "awaiting_payment"
    | "canceled"
    | "expired"
    | "failed"
    | "paid"
    | "partially_refunded"
    | "refunded";
  /** Whole rupees. */
  total: number;
  /** What points paid of it. */
  pointsValue: number;
  /** What was paid in money. */
  due: number;
  /** At what price passes were taken back. */
  returnedValue: number;
  customer: PayerView;
  createdAt: string;
  paidAt: string | null;
  lines: AdminOrderLineView[];
  payments: AdminOrderPaymentView[];
};
export type AdminOverviewView = {
  totalUsers: number;
  deals: QueueView;
  /** Changes of deals that are live. */
  revisions: QueueView;
  vendors: QueueView;
  /** Reviews that somebody reported. */
  reviews: QueueView;
  /** Messages that nobody has answered. */
  messages: QueueView;
  /** Payments that need somebody: a wrong amount, a transfer that waits, or open for longer than an hour. */
  payments: QueueView;
  /** Refunds that no gateway makes. */
  refunds: QueueView;
  /** Payouts and refunds that need a second admin. */
  approvals: QueueView;
};
export type AdminPaymentCustomerView = {
  id: number;
  name: string;
  email: string;
};
export type AdminPaymentRowView = {
  id: string;
  gateway: "bank-transfer" | "esewa" | "khalti" | "stripe";
  purpose: "membership" | "order" | "subscription";
  /** The id of the order, or of what else is paid for. */
  purposeId: string;
  state:
    | "canceled"
    | "completed"
    | "failed"
    | "partially_refunded"
    | "pending"
    | "refunded";
  /** Whole rupees. */
  amount: number;
  /** The three sums together. */
  refunded: number;
  refundSums: RefundSumsView;
  /** What a transfer names, or what the gateway knows it by. */
  reference: string;
  /** The gateway's number of the capture. */
  transactionId: string | null;
  customer: PayerView;
  /** Why somebody has to look: a wrong amount, a transfer that waits, open for longer than an hour. */
  need: ("mismatch" | "open" | "settlement" | "transfer") | null;
  createdAt: string;
  completedAt: string | null;
};
export type AdminPaymentView = {
  id: string;
  gateway: "bank-transfer" | "esewa" | "khalti" | "stripe";
  state:
    | "canceled"
    | "completed"
    | "failed"
    | "partially_refunded"
    | "pending"
    | "refunded";
  /** Whole rupees. */
  amount: number;
  /** The three sums together. */
  refunded: number;
  refundSums: RefundSumsView;
  /** What a transfer names, or what the gateway knows it by. */
  reference: string;
  /** The gateway's number of the capture. */
  transactionId: string | null;
  customer: AdminPaymentCustomerView;
  orderId: string | null;
  /** The order of a membership or a business's plan. */
  planOrderId: string | null;
  /** Why somebody has to look: a wrong amount, a transfer that waits, open for longer than an hour. */
  need: ("mismatch" | "open" | "settlement" | "transfer") | null;
  createdAt: string;
  completedAt: string | null;
  /** When the customer sent the bank's slip; it is read at `/api/admin/payments/{id}/slip`. */
  slipAt: string | null;
  /** Until when it can be paid. */
  expiresAt: string;
  /** What the gateway kept, in paisa. */
  feePaisa: number;
  purpose: "membership" | "order" | "subscription";
  /** When the gateway is asked next; null when nothing more is expected. */
  nextLookAt: string | null;
  events: PaymentEventView[];
  refunds: AdminRefundView[];
};
export type AdminPayoutView = {
  id: string;
  paidAt: string;
  /** Whole rupees. */
  amount: number;
  method: "bank-transfer" | "esewa" | "khalti";
  reference: string;
  /** `returned` when the money came back: it is owed again. */
  state: "paid" | "returned";
  vendor: PayeeView;
  /** The admin who recorded it. */
  paidBy: string;
};
export type AdminPlanView = {
  id: number;
  version: number;
  slug: string;
  name: string;
  nameNe: string;
  description: string;
  descriptionNe: string;
  /** Whole rupees. */
  priceMonthly: number;
  priceYearly: number;
  /** Null is any number. */
  dealLimit: number | null;
  featuredDealLimit: number;
  analyticsAccess: boolean;
  prioritySupport: boolean;
  isActive: boolean;
  /** Businesses whose period runs on it, on whatever terms. */
  runningCount: number;
  /** Of them, those that keep earlier terms. */
  onEarlierTerms: number;
};
export type AdminPointsEntryView = {
  id: number;
  /** Negative when points were taken back or spent. */
  delta: number;
  kind:
    | "correction"
    | "invite"
    | "invite-return"
    | "invited"
    | "invited-return"
    | "membership-return"
    | "redemption"
    | "return"
    | "reversal"
    | "spend";
  createdAt: string;
  dealId: number | null;
  dealTitle: string | null;
  /** Why, for a correction. */
  reason: string | null;
};
export type AdminRefundDto = {
  reason: string;
  /** Which codes are taken back; all unused ones unless said. */
  passIds?: string[];
};
export type AdminRefundRowView = {
  id: string;
  paymentId: string;
  gateway: "bank-transfer" | "esewa" | "khalti" | "stripe";
  purpose: "membership" | "order" | "subscription";
  purposeId: string;
  /** Whole rupees. */
  amount: number;
  /** `manual` waits to be paid back by hand. */
  state: "completed" | "manual" | "requested" | "sending";
  cause: "admin" | "customer" | "not-honoured";
  /** Why a person has to pay it back. */
  manualReason: string | null;
  manualReference: string | null;
  attempts: number;
  customer: PayerView;
  createdAt: string;
  completedAt: string | null;
};
export type AdminRefundView = {
  id: string;
  amount: number;
  state: "completed" | "manual" | "requested" | "sending";
  cause: "admin" | "customer" | "not-honoured";
  /** Why a person has to pay it back. */
  manualReason: string | null;
  manualReference: string | null;
  attempts: number;
  createdAt: string;
  completedAt: string | null;
};
export type AdminReviewAuthorView = {
  id: number;
  name: string;
};
export type AdminReviewDealView = {
  id: number;
  title: string;
  titleNe: string | null;
};
export type AdminReviewVendorView = {
  id: number;
  businessName: string;
  nameNe: string | null;
};
export type AdminReviewView = {
  id: number;
  rating: number;
  comment: string | null;
  reply: string | null;
  createdAt: string;
  hiddenAt: string | null;
  hiddenReason: string | null;
  author: AdminReviewAuthorView;
  deal: AdminReviewDealView;
  vendor: AdminReviewVendorView;
  /** What nobody has decided about yet. */
  reports: WaitingReportView[];
};
export type AdminSearchView = {
  deals: FoundDealView[];
  vendors: FoundVendorView[];
  users: FoundUserView[];
};
export type AdminSeasonView = {
  color: ("blue" | "brand" | "green" | "marigold" | "rose") | null;
  id: number;
  /** Changes with every change. */
  version: number;
  name: string;
  nameNe: string;
  /** First day in Nepal. */
  from: string;
  /** Last day in Nepal, included. */
  until: string;
  isActive: boolean;
  /** Its days are no business days. */
  isHoliday: boolean;
  /** Today is one of its days. */
  isRunning: boolean;
};
export type AdminSessionView = {
  id: string;
  browser: string | null;
  system: string | null;
  createdAt: string;
  /** Noted at most every 5 minutes. */
  lastSeenAt: string;
};
export type AdminStaffView = {
  userId: number;
  name: string;
  email: string;
  role: "counter" | "manager" | "owner";
  /** The branch somebody stands at, when it is one alone. */
  branch: string | null;
};
export type AdminStatementView = {
  /** The statement's number. */
  id: number;
  /** In Nepal. */
  day: string;
  /** Passes whose price became owed: used ones, those that expired 14 days before, and sales of the time before. */
  passesSold: number;
  /** Owed when the day began. */
  openingPaisa: number;
  /** What became owed for them. */
  soldPaisa: number;
  /** Of passes that were given back, and of uses that were taken back. */
  returnedPaisa: number;
  /** For points that its deals gave, less those that were taken back. */
  pointsPaisa: number;
  /** Payouts without those that came back; less than nothing when more came back on the day. */
  paidOutPaisa: number;
  /** Owed when it ended; less than nothing when it owes. */
  closingPaisa: number;
  vendor: PayeeView;
};
export type AdminSubscriberView = {
  id: number;
  email: string;
  language: "en" | "ne";
  state: "asked" | "confirmed" | "left";
  askedAt: string;
  confirmedAt: string | null;
  leftAt: string | null;
};
export type AdminUserDetailView = {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  role: "admin" | "customer" | "vendor";
  phone: string | null;
  city: string | null;
  loyaltyPoints: number;
  emailVerified: boolean;
  suspendedAt: string | null;
  createdAt: string;
  address: string | null;
  language: "en" | "ne";
  membership: string | null;
  /** Whether the account has a passkey or an authenticator app. */
  twoFactor: boolean;
  business: UserBusinessView | null;
  activity: UserActivityView;
  /** The newest first, 100 at most. */
  decisions: UserDecisionView[];
  /** The latest first, 100 at most. */
  sessions: AdminSessionView[];
};
export type AdminUserPassView = {
  id: string;
  dealId: number;
  dealTitle: string;
  businessName: string;
  businessNameNe: string | null;
  vendorId: number;
  state: "cancelled" | "expired" | "issued" | "redeemed" | "voided";
  issuedAt: string;
  expiresAt: string;
  redeemedAt: string | null;
  /** Rupees charged at the counter. */
  amount: number | null;
};
export type AdminUserView = {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  role: "admin" | "customer" | "vendor";
  phone: string | null;
  city: string | null;
  loyaltyPoints: number;
  emailVerified: boolean;
  suspendedAt: string | null;
  createdAt: string;
};
export type AdminVendorDealView = {
  id: number;
  title: string;
  moderationStatus: "approved" | "pending" | "rejected";
  isActive: boolean;
  startDate: string;
  endDate: string;
  originalPrice: number;
  discountedPrice: number;
  averageRating: number;
  ratingCount: number;
  passesUsed: number;
};
export type AdminVendorDetailView = {
  ownerId: number;
  businessType: string | null;
  contactPosition: string | null;
  contactPhone: string | null;
  contactEmail: string | null;
  plan: "free" | "gold" | "silver";
  subscriptionStatus: string;
  createdAt: string;
  /** Passes that can still be used; they stay good whatever is decided. */
  openPasses: number;
  passesUsed: number;
  branches: AdminBranchView[];
  staff: AdminStaffView[];
  /** The newest first, 100 at most. */
  complaints: VendorComplaintView[];
  id: number;
  slug: string;
  businessName: string;
  nameNe: string | null;
  category: string;
  description: string;
  descriptionNe: string | null;
  logo: string | null;
  website: string | null;
  vatNumber: string | null;
  registrationNumber: string | null;
  address: string | null;
  city: string | null;
  phone: string | null;
  email: string | null;
  contactName: string | null;
  status: "pending" | "rejected" | "suspended" | "verified";
  statusReason: string | null;
  submittedAt: string;
  ownerName: string;
  ownerEmail: string;
  dealCount: number;
  branchCount: number;
  /** Another name or category that waits for a decision. */
  proposedName: string | null;
  proposedNameNe: string | null;
  proposedCategory: string | null;
  /** Changes with every change of the profile. */
  version: number;
  documents: DocumentView[];
};
export type AdminVendorView = {
  id: number;
  slug: string;
  businessName: string;
  nameNe: string | null;
  category: string;
  description: string;
  descriptionNe: string | null;
  logo: string | null;
  website: string | null;
  vatNumber: string | null;
  registrationNumber: string | null;
  address: string | null;
  city: string | null;
  phone: string | null;
  email: string | null;
  contactName: string | null;
  status: "pending" | "rejected" | "suspended" | "verified";
  statusReason: string | null;
  submittedAt: string;
  ownerName: string;
  ownerEmail: string;
  dealCount: number;
  branchCount: number;
  /** Another name or category that waits for a decision. */
  proposedName: string | null;
  proposedNameNe: string | null;
  proposedCategory: string | null;
  /** Changes with every change of the profile. */
  version: number;
  documents: DocumentView[];
};
export type AnalyticsDayView = {
  /** A day in Nepal. */
  date: string;
  redemptions: number;
  revenue: number;
  /** Redemptions of the same day of the period before. */
  before: number;
};
export type ApprovalAdminView = {
  id: number;
  name: string;
};
export type ApprovalView = {
  id: string;
  kind: "order-refund" | "payout" | "payout-run" | "refund-close";
  /** Of the business, the payout run, the order or the refund. */
  subjectId: string;
  /** The business, or the day of the run; null for an order or a refund. */
  subject: string | null;
  /** The business in Nepali, where it has such a name. */
  subjectNe: string | null;
  /** The payment that the order or refund belongs to. */
  paymentId: string | null;
  /** Whole rupees. */
  amount: number;
  /** The reason or reference that was given with the request. */
  note: string | null;
  state: "approved" | "expired" | "pending" | "rejected";
  requestedBy: ApprovalAdminView;
  requestedAt: string;
  /** Afterwards it is dropped. */
  expiresAt: string;
  decidedBy: ApprovalAdminView | null;
  decidedAt: string | null;
  /** Why it was rejected. */
  reason: string | null;
};
export type ApproveChangeDto = {
  /** After so many seconds it takes effect, and the answer is 202 with its id; none or 0: at once. */
  undoSeconds?: number;
  /** The version that was looked at; a stale one is rejected with 409. */
  version?: number;
};
export type ApproveDealDto = {
  /** After so many seconds it takes effect, and the answer is 202 with its id; none or 0: at once. */
  undoSeconds?: number;
  /** The version that was looked at; a stale one is rejected with 409. */
  version?: number;
};
export type ApproveDealsDto = {
  /** Each once. */
  deals: SeenDealDto[];
};
export type AskDealDto = {
  /** What the business reads. */
  note: string;
  /** The version that was looked at; a stale one is rejected with 409. */
  version?: number;
  reasonCodes?: string[];
};
export type AskVendorDto = {
  /** What the business reads. */
  note: string;
  /** The version that was looked at; a stale one is rejected with 409. */
  version?: number;
  reasonCodes?: string[];
};
export type AssignMessageDto = {
  /** The version that was looked at; a stale one is rejected with 409. */
  version: number;
  /** The admin who takes care of it. */
  assigneeId: number;
};
export type AuditActorView = {
  id: number;
  /** `#` and the id where the person is not kept any more. */
  name: string;
};
export type AuditEntryView = {
  id: number;
  at: string;
  /** Null for what the system or who runs it did. */
  actor: AuditActorView | null;
  action: string;
  subjectType: string;
  subjectId: string;
  before: {
    [key: string]: any;
  } | null;
  after: {
    [key: string]: any;
  } | null;
  requestId: string | null;
};
export type BalanceView = {
  /** The business's id. */
  id: number;
  vendor: PayeeView;
  /** Less than nothing when the business owes, for points or for what went back. */
  owedPaisa: number;
  /** Sold in advance and not yet used: owed once it is used. */
  unusedPaisa: number;
  lastPaidAt: string | null;
};
export type BeginEnrolmentDto = {
  password: string;
};
export type BlockedByView = {
  /** The kind of the item that has to be decided first; null where no item does. */
  kind: string | null;
  id: string | null;
  /** Such as `vendor-pending`, `vendor-rejected`, `vendor-suspended`, `approval`, `asked`. */
  reason: string;
};
export type BoughtPlanView = {
  slug: string;
  name: string;
  nameNe: string;
};
export type BranchDto = {
  name: string;
  address: string;
  city: string;
  /** An area of that city. */
  areaId?: number | null;
  latitude?: number | null;
  longitude?: number | null;
  /** A day without a span is closed; null where nothing is said. */
  hours?: OpeningSpanDto[] | null;
};
export type BranchView = {
  id: number;
  name: string;
  address: string;
  city: string;
  /** The area of the city; null where none was chosen. */
  areaId: number | null;
  latitude: number | null;
  longitude: number | null;
  /** A day without a span is closed. Null where nothing was said. */
  hours: OpeningSpanView[] | null;
};
export type BrandPageView = {
  id: number;
  slug: string;
  businessName: string;
  nameNe: string | null;
  logo: string | null;
  category: string;
  /** Null where the category is a text of the business's own. */
  categoryNe: string | null;
  city: string | null;
  cityNe: string | null;
  /** Deals that are live. */
  dealCount: number;
  businessType: string | null;
  description: string;
  descriptionNe: string | null;
  website: string | null;
  address: string | null;
  phone: string | null;
  email: string | null;
  registrationNumber: string | null;
  /** PAN or VAT number. */
  vatNumber: string | null;
  /** Whom to turn to with a complaint. */
  contactName: string | null;
  contactPosition: string | null;
  contactPhone: string | null;
  contactEmail: string | null;
  /** Over the reviews of all its deals; null without reviews. */
  averageRating: number | null;
  reviewCount: number;
  branches: BranchView[];
};
export type BrandView = {
  id: number;
  slug: string;
  businessName: string;
  nameNe: string | null;
  logo: string | null;
  category: string;
  /** Null where the category is a text of the business's own. */
  categoryNe: string | null;
  city: string | null;
  cityNe: string | null;
  /** Deals that are live. */
  dealCount: number;
};
export type BulkDecisionView = {
  dealId: number;
  title: string | null;
  approved: boolean;
  /** Why not: the code of an error, such as `deal.checks-failed` or `deal.state-forbids`. */
  code: string | null;
  message: string | null;
  /** The state it was found in where that forbids it. */
  currentState: string | null;
};
export type CacheHealthView = {
  /** Whether this server may answer from memory. */
  isUsable: boolean;
  entries: number;
  hits: number;
  misses: number;
};
export type CallbackTakenView = {
  received: boolean;
};
export type CartLineView = {
  id: number;
  vendorId: number;
  categoryId: number;
  locationId: number | null;
  title: string;
  titleNe: string | null;
  description: string;
  descriptionNe: string | null;
  /** Null: its cover stands in. */
  image: string | null;
  /** The drawing that its title names; null: its typographic cover. */
  coverKey: string | null;
  discountType: "buyXgetY" | "fixed" | "percentage";
  discountValue: string;
  /** Whole rupees, as all prices. */
  originalPrice: number;
  discountedPrice: number;
  startDate: string;
  endDate: string;
  createdAt: string;
  redemptionLimit: number | null;
  /** Points that a use earns, before a membership multiplies them; never worth more than the settings allow. */
  pointsEarned: number;
  /** Whether it gives no points now, because its business owes too much. */
  pointsPaused: boolean;
  isActive: boolean;
  isApproved: boolean;
  isFeatured: boolean;
  saleMode: "counter" | "prepaid";
  /** What the price is without. */
  taxes: "included" | "vat-and-service-extra" | "vat-extra";
  /** The deal price with what comes on top of it, in whole rupees. */
  sumToPay: number;
  /** What the price is for; null where the business says nothing. */
  priceFor: PriceForView | null;
  badge: string;
  averageRating: number | null;
  reviewCount: number;
  /** Passes still to be had; null without a cap. */
  placesLeft: number | null;
  status:
    | "expired"
    | "live"
    | "paused"
    | "pending"
    | "rejected"
    | "scheduled"
    | "sold-out";
  vendor: DealVendorView;
  category: DealCategoryView;
  location: DealLocationView | null;
  /** Of the place of use that the card names: the nearest one with `near`. */
  area: DealAreaView | null;
  /** From `near` to the nearest place of use; null without `near`. */
  distanceMetres: number | null;
  opening: OpeningView;
  /** When it can be used next; null while it can be used now, or if that is not known. */
  nextUseAt: string | null;
  /** How many can be had of those that were requested; 0 of what is not available. */
  quantity: number;
  wishedQuantity: number;
  maxQuantity: number;
  /** What keeps `maxQuantity` from being more: the limit per person, in all, per day, or what one order may hold. */
  limitedBy: "cart" | "day" | "person" | "total";
  /** `quantity` at today's price, in whole rupees. */
  lineTotal: number;
  lineSaving: number;
  /** What it cost when it was kept, in whole rupees; `discountedPrice` is what it costs now. */
  priceThen: number;
  /** `withdrawn`: its business is not there any more. */
  availability: "available" | "ended" | "paused" | "sold-out" | "withdrawn";
};
export type CartView = {
  lines: CartLineView[];
  count: number;
  /** At original prices. */
  subtotal: number;
  savings: number;
  /** What is paid. */
  total: number;
};
export type CategoryView = {
  id: number;
  slug: string;
  name: string;
  nameNe: string;
  icon: string;
  parentId: number | null;
  /** Listed deals, those of child categories included. */
  dealCount: number;
  /** Addresses of categories that became part of this one (rule T3). */
  formerSlugs: string[];
};
export type ChangeAreaDto = {
  name: string;
  nameNe: string;
  /** The version that was looked at; a stale one is rejected with 409. */
  version: number;
  /** The center, in degrees. */
  latitude: number;
  longitude: number;
  isActive: boolean;
};
export type ChangeCategoryDto = {
  name: string;
  nameNe: string;
  /** The one it stands below; null stands at the top. */
  parentId: number | null;
  /** Small ones first. */
  position: number;
  /** The version that was looked at; a stale one is rejected with 409. */
  version: number;
  icon:
    | "bed-double"
    | "beer"
    | "bus"
    | "clapperboard"
    | "coffee"
    | "concierge-bell"
    | "dumbbell"
    | "graduation-cap"
    | "heart-pulse"
    | "landmark"
    | "mountain"
    | "shopping-bag"
    | "soup"
    | "sparkles"
    | "ticket"
    | "utensils";
  isActive: boolean;
};
export type ChangeCityDto = {
  name: string;
  nameNe: string;
  /** Small ones first. */
  position: number;
  /** The version that was looked at; a stale one is rejected with 409. */
  version: number;
  /** The path that an upload answered; null shows none. */
  image: string | null;
  latitude: number;
  longitude: number;
  isActive: boolean;
};
export type ChangeEmailDto = {
  /** The new address. */
  email: string;
  /** The current password. */
  password: string;
};
export type ChangeFaqDto = {
  question: string;
  questionNe: string;
  answer: string;
  answerNe: string;
  /** Small ones first. */
  position: number;
  /** The version that was looked at; a stale one is rejected with 409. */
  version: number;
  /** Where it is shown. */
  place: "contact" | "help";
  category: "account" | "deals" | "payment" | "technical";
  isActive: boolean;
};
export type ChangeMembershipDto = {
  name: string;
  nameNe: string;
  /** Whole rupees. */
  priceYearly: number;
  pointsMultiplier: number;
  /** The version that was looked at; a stale one is rejected with 409. */
  version: number;
  /** Whether it is offered. */
  isActive: boolean;
};
export type ChangePasswordDto = {
  currentPassword: string;
  /** 6 to 128 characters (12 for admins); the commonest ones are rejected. */
  newPassword: string;
};
export type ChangePlanDto = {
  name: string;
  nameNe: string;
  description: string;
  descriptionNe: string;
  /** Whole rupees. */
  priceMonthly: number;
  priceYearly: number;
  /** How many deals at once; null is any number. */
  dealLimit: number | null;
  featuredDealLimit: number;
  /** The version that was looked at; a stale one is rejected with 409. */
  version: number;
  analyticsAccess: boolean;
  prioritySupport: boolean;
  /** Whether it is offered. */
  isActive: boolean;
};
export type ChangeRoleDto = {
  reason: string;
  /** `customer` gives the owner of a business the role of vendors. */
  role: "admin" | "customer";
};
export type ChangeSeasonDto = {
  name: string;
  nameNe: string;
  /** First day in Nepal. */
  from: string;
  /** Last day in Nepal, included. */
  until: string;
  /** The version that was looked at; a stale one is rejected with 409. */
  version: number;
  /** What it is marked with. */
  color: ("blue" | "brand" | "green" | "marigold" | "rose") | null;
  isActive: boolean;
  /** Its days are no business days. */
  isHoliday?: boolean;
};
export type ChangeSettingDto = {
  /** Of the setting's type, within its bounds. */
  value: string | number | string[];
  /** The version that was looked at; 0 while nobody has changed it. */
  version: number;
  key: string;
};
export type ChangeSettingsDto = {
  /** Each once; all or none. */
  changes: ChangeSettingDto[];
};
export type ChangeStaffDto = {
  /** Null means every branch. */
  branchId?: number | null;
  role?: "counter" | "manager" | "owner";
};
export type CheckedDealView = {
  dealId: number;
  /** The change that waits; null for a new deal. */
  revisionId: number | null;
  allPassed: boolean;
  checks: DealCheckView[];
};
export type ChoosePlanDto = {
  subscriptionPlanId: number;
  billingCycle: "monthly" | "yearly";
};
export type ClaimDto = {
  /** Until when it is ours; none: until it is given back. */
  until?: string;
};
export type CleanupTaskView = {
  name: string;
  doneAt: string | null;
  /** Null while it works. */
  failingSince: string | null;
  lastError: string | null;
};
export type CloseMessageDto = {
  /** The version that was looked at; a stale one is rejected with 409. */
  version: number;
  /** After so many seconds it takes effect, and the answer is 202 with its id; none or 0: at once. */
  undoSeconds?: number;
};
export type CloseRefundDto = {
  /** By what it can be found that the money left. */
  reference: string;
};
export type CohortSumView = {
  /** Customers whose first use of all was in the period. */
  size: number;
  /** Of those, how many used again in a later month, within twelve. */
  returned: number;
};
export type CohortView = {
  /** First day of the month of the first use. */
  month: string;
  size: number;
  /** How many used again one, two, … months later; up to this month and twelve at most. */
  returned: number[];
};
export type CompleteSignUpDto = {
  firstName: string;
  lastName?: string;
  city?: string;
  /** As `POST /api/auth/otp/verify` returned it. */
  ticket: string;
};
export type ConfirmEnrolmentDto = {
  code: string;
};
export type ConfirmPayoutRunDto = {
  /** One for each line that was paid. */
  references: PaidLineDto[];
};
export type ConfirmSubscriptionDto = {
  /** From the link in the mail. */
  token: string;
};
export type ConfirmTransferDto = {
  /** The bank's own number of the transfer. */
  reference: string;
};
export type ContactDto = {
  name: string;
  email: string;
  subject: string;
  message: string;
  /** In which we answer. */
  language?: "en" | "ne";
};
export type CorrectPointsDto = {
  reason: string;
  /** Points, not 0; negative takes back. */
  delta: number;
};
export type CounterPassView = {
  /** Why the use earned nothing: the business owes too much, or the customer earned often enough today. */
  pointsWithheld: ("at-business" | "business-owes" | "per-day") | null;
  id: string;
  code: string;
  state: "cancelled" | "expired" | "issued" | "redeemed" | "voided";
  dealId: number;
  dealTitle: string;
  dealTitleNe: string | null;
  /** In English; whoever shows it in another language has the two fields that follow. */
  badge: string;
  discountType: "buyXgetY" | "fixed" | "percentage";
  discountValue: string;
  customer: string;
  /** Whole rupees to charge, with VAT and service charge. */
  charge: number;
  /** What is on top of the deal's price within `charge`; null where the price includes both. */
  onTop: CounterTaxesView | null;
  /** Whether it was paid for in advance: there is nothing to charge. */
  isBought: boolean;
  /** Whole rupees the customer saves. */
  saves: number;
  /** Whole rupees; `visit.bill-too-small` below it. */
  minimumBill: number | null;
  /** Guests at least; `visit.party-too-small` below it. */
  partySize: number | null;
  /** 0 = Sunday; null means every day. */
  weekdays: number[] | null;
  /** `HH:MM` in Nepal; they run over midnight when the last is before the first. */
  hoursFrom: string | null;
  hoursUntil: string | null;
  /** Days in Nepal on which it cannot be used. */
  blackoutDates: string[] | null;
  /** Names of the branches where it can be used; null means all. */
  branches: string[] | null;
  /** What the use earned. */
  points: number;
  issuedAt: string;
  expiresAt: string;
  usedAt: string | null;
  usedAtBranch: string | null;
  usedBy: string | null;
  amount: number | null;
  /** Until when the acceptance can be taken back. */
  voidableUntil: string | null;
  /** Why it cannot be accepted here and now; null when it can. */
  refusal: CounterRefusalView | null;
};
export type CounterRefusalView = {
  /** Stable, such as `visit.wrong-hour`. */
  code: string;
  message: string;
};
export type CounterTaxesView = {
  taxes: "included" | "vat-and-service-extra" | "vat-extra";
  /** The deal's price, in whole rupees. */
  price: number;
  /** Percent of the price; 0 where it is included. */
  serviceCharge: number;
  /** Percent of price and service charge. */
  vat: number;
};
export type CoverNameView = {
  en: string;
  ne: string;
};
export type CoverPreviewView = {
  /** The drawing that the title names; null: the typographic cover. */
  coverKey: string | null;
};
export type CreateDealDraftDto = {
  /** The deal that is copied; its days begin today. */
  dealId?: number;
  content?: DealDraftContentDto;
};
export type CreateDealDto = {
  /** Ignored: a deal belongs to the business of whoever sends it. */
  vendorId?: number;
  categoryId: number;
  locationId?: number | null;
  title: string;
  titleNe?: string | null;
  description: string;
  descriptionNe?: string | null;
  /** What one gets, line by line. */
  included?: string[] | null;
  includedNe?: string[] | null;
  /** What one does not get, line by line. */
  excluded?: string[] | null;
  excludedNe?: string[] | null;
  /** A decimal with at most two places, or for buyXgetY the words of the badge. */
  discountValue: string;
  /** Passes per customer; empty means unlimited. */
  redemptionLimit?: number | null;
  /** Passes in all. */
  totalLimit?: number | null;
  /** Passes per day in Nepal. */
  dailyLimit?: number | null;
  pointsEarned?: number;
  minimumBill?: number | null;
  partySize?: number | null;
  image?: string | null;
  discountType: "buyXgetY" | "fixed" | "percentage";
  originalPrice: number;
  /** Required for buyXgetY; otherwise computed, and ignored when sent. */
  discountedPrice?: number;
  /** An instant, or a day in Nepal and then its beginning. */
  startDate: string;
  /** An instant, or a day in Nepal and then its end. */
  endDate: string;
  /** `prepaid` is bought in advance and needs a price above 0; `counter`, paid at the shop, unless said. */
  saleMode?: "counter" | "prepaid";
  /** What the price is without; a prepaid price always includes both. `included` unless said. */
  taxes?: "included" | "vat-and-service-extra" | "vat-extra";
  /** What the price is for; none where nothing is said. */
  priceFor?: PriceForDto | null;
  /** What the business says about the food: all of it is vegetarian, all of it is halal. */
  food?: ("halal" | "veg")[] | null;
  passValidityHours?: 24 | 72 | 168 | 720;
  /** 0 = Sunday. */
  weekdays?: number[] | null;
  hoursFrom?: string | null;
  hoursUntil?: string | null;
  blackoutDates?: string[] | null;
  /** Branches where it can be used; none named means all. */
  branchIds?: number[] | null;
  /** A place of its own, where the deal happens instead of at the branches. */
  venue?: VenueDto | null;
};
export type CreateReviewDto = {
  dealId: number;
  comment?: string | null;
  /** 1 to 5 stars. */
  rating: number;
};
export type DailyCloseRowView = {
  /** Accepted and not taken back. */
  redemptions: number;
  /** Whole rupees charged for those. */
  revenue: number;
  voids: number;
  /** Whole rupees that had been charged for what was taken back. */
  voidedAmount: number;
  branchId: number | null;
  /** Null for what was accepted without saying where. */
  branchName: string | null;
  staffId: number;
  /** First name and an initial; empty once the account is erased. */
  staffName: string;
};
export type DailyCloseView = {
  /** A day in Nepal. */
  day: string;
  businessName: string;
  nameNe: string | null;
  /** When it was drawn up. */
  at: string;
  totals: DailySumsView;
  rows: DailyCloseRowView[];
};
export type DailySumsView = {
  /** Accepted and not taken back. */
  redemptions: number;
  /** Whole rupees charged for those. */
  revenue: number;
  voids: number;
  /** Whole rupees that had been charged for what was taken back. */
  voidedAmount: number;
};
export type DatabaseHealthView = {
  version: string;
  bytes: number;
  /** Milliseconds that this answer took. */
  milliseconds: number;
};
export type DealAreaView = {
  id: number;
  slug: string;
  name: string;
  nameNe: string;
};
export type DealBranchView = {
  id: number;
  name: string;
  address: string;
  city: string;
  latitude: number | null;
  longitude: number | null;
  /** A day without a span is closed. Null where nothing was said. */
  hours: OpeningSpanView[] | null;
  opening: OpeningView;
  area: DealAreaView | null;
};
export type DealCategoryView = {
  id: number;
  slug: string;
  name: string;
  nameNe: string;
  /** Of the parent category, where there is one. */
  parentSlug: string | null;
};
export type DealCheckView = {
  code:
    | "dates"
    | "discount"
    | "duplicate"
    | "outlier"
    | "points"
    | "price"
    | "vendor"
    | "words";
  passed: boolean;
  /** By how much the deal saves (`discount`), its price rose (`price`), or what of it the points are worth (`points`). */
  percent: number | null;
  /** How many times the points of the business in the middle its business gave in 30 days (`outlier`). */
  times: number | null;
  /** The deal of the same business that it resembles (`duplicate`). */
  dealId: number | null;
  /** Words that deals had better not use (`words`). */
  words: string[];
};
export type DealCountsView = {
  drafts: number;
  pending: number;
  active: number;
  scheduled: number;
  paused: number;
  rejected: number;
  expired: number;
  /** Passes accepted at the counter, ever. */
  redemptions: number;
};
export type DealDraftContentDto = {
  categoryId?: number | null;
  locationId?: number | null;
  discountType?: ("buyXgetY" | "fixed" | "percentage") | null;
  title?: string | null;
  titleNe?: string | null;
  description?: string | null;
  descriptionNe?: string | null;
  /** Lines with line feeds between them. */
  included?: string | null;
  includedNe?: string | null;
  excluded?: string | null;
  excludedNe?: string | null;
  image?: string | null;
  originalPrice?: string | null;
  discountValue?: string | null;
  discountedPrice?: string | null;
  /** A day in Nepal. */
  startDate?: string | null;
  endDate?: string | null;
  saleMode?: ("counter" | "prepaid") | null;
  taxes?: ("included" | "vat-and-service-extra" | "vat-extra") | null;
  priceFor?: DraftPriceForDto | null;
  food?: ("halal" | "veg")[] | null;
  passValidityHours?: (24 | 72 | 168 | 720) | null;
  pointsEarned?: string | null;
  redemptionLimit?: string | null;
  totalLimit?: string | null;
  dailyLimit?: string | null;
  minimumBill?: string | null;
  partySize?: string | null;
  /** 0 = Sunday. */
  weekdays?: number[] | null;
  hoursFrom?: string | null;
  hoursUntil?: string | null;
  blackoutDates?: string[] | null;
  branchIds?: number[] | null;
  venue?: DraftVenueDto | null;
};
export type DealDraftView = {
  id: number;
  content: DealDraftContentDto;
  version: number;
  createdAt: string;
  updatedAt: string;
  /** First name of whoever typed last; null when the account is gone. */
  updatedBy: string | null;
};
export type DealFiguresView = {
  id: number;
  title: string;
  titleNe: string | null;
  image: string | null;
  coverKey: string | null;
  categorySlug: string;
  parentCategorySlug: string | null;
  status: string;
  isFeatured: boolean;
  endDate: string;
  redemptions: number;
  revenue: number;
  /** Redemptions of the period in six equal parts, the oldest first. */
  trend: number[];
};
export type DealInvitationView = {
  /** First name and initial. */
  invitedBy: string;
  /** What both get with the first use of the invited customer; 0 when nothing is given. */
  points: number;
};
export type DealLocationView = {
  id: number;
  slug: string;
  name: string;
  nameNe: string;
};
export type DealMapView = {
  /** False when there are more deals than a map shows. */
  isComplete: boolean;
  places: MapPlaceView[];
};
export type DealPageVendorView = {
  id: number;
  slug: string;
  businessName: string;
  nameNe: string | null;
  logo: string | null;
  description: string;
  descriptionNe: string | null;
  phone: string | null;
  email: string | null;
  website: string | null;
  grievanceContact: GrievanceContactView;
  address: string | null;
  city: string | null;
  vatNumber: string | null;
  registrationNumber: string | null;
  dealCount: number;
};
export type DealPageView = {
  id: number;
  vendorId: number;
  categoryId: number;
  locationId: number | null;
  title: string;
  titleNe: string | null;
  description: string;
  descriptionNe: string | null;
  /** Null: its cover stands in. */
  image: string | null;
  /** The drawing that its title names; null: its typographic cover. */
  coverKey: string | null;
  discountType: "buyXgetY" | "fixed" | "percentage";
  discountValue: string;
  /** Whole rupees, as all prices. */
  originalPrice: number;
  discountedPrice: number;
  startDate: string;
  endDate: string;
  createdAt: string;
  redemptionLimit: number | null;
  /** Points that a use earns, before a membership multiplies them; never worth more than the settings allow. */
  pointsEarned: number;
  /** Whether it gives no points now, because its business owes too much. */
  pointsPaused: boolean;
  isActive: boolean;
  isApproved: boolean;
  isFeatured: boolean;
  saleMode: "counter" | "prepaid";
  /** What the price is without. */
  taxes: "included" | "vat-and-service-extra" | "vat-extra";
  /** The deal price with what comes on top of it, in whole rupees. */
  sumToPay: number;
  /** What the price is for; null where the business says nothing. */
  priceFor: PriceForView | null;
  badge: string;
  averageRating: number | null;
  reviewCount: number;
  /** Passes still to be had; null without a cap. */
  placesLeft: number | null;
  status:
    | "expired"
    | "live"
    | "paused"
    | "pending"
    | "rejected"
    | "scheduled"
    | "sold-out";
  category: DealCategoryView;
  location: DealLocationView | null;
  /** Of the place of use that the card names: the nearest one with `near`. */
  area: DealAreaView | null;
  /** From `near` to the nearest place of use; null without `near`. */
  distanceMetres: number | null;
  opening: OpeningView;
  /** When it can be used next; null while it can be used now, or if that is not known. */
  nextUseAt: string | null;
  /** What the business says about the food; null where it says nothing. */
  food: ("halal" | "veg")[] | null;
  vendor: DealPageVendorView;
  totalLimit: number | null;
  dailyLimit: number | null;
  terms: DealTermsView;
  taxRates: TaxRatesView;
  /** What one gets, line by line. */
  included: string[];
  /** In Nepali; empty where only the other language is there. */
  includedNe: string[];
  /** What one does not get, line by line. */
  excluded: string[];
  excludedNe: string[];
  branches: DealBranchView[];
  venue: VenueView | null;
  /** How many reviews gave 1, 2, 3, 4 and 5 stars. */
  ratingCounts: number[];
  socialPicture: SocialPictureView;
  /** Of the drawing that stands in for a photo; null where none does. */
  coverName: CoverNameView | null;
};
export type DealTermsView = {
  redemptionLimit: number | null;
  totalLimit: number | null;
  dailyLimit: number | null;
  passValidityHours: number;
  /** 0 = Sunday; null means every day. */
  weekdays: number[] | null;
  hoursFrom: string | null;
  hoursUntil: string | null;
  blackoutDates: string[] | null;
  minimumBill: number | null;
  partySize: number | null;
};
export type DealToApproveDto = {
  id: number;
  /** The version that was looked at. */
  version: number;
};
export type DealVendorView = {
  id: number;
  slug: string;
  businessName: string;
  nameNe: string | null;
  logo: string | null;
};
export type DealView = {
  id: number;
  vendorId: number;
  categoryId: number;
  locationId: number | null;
  title: string;
  titleNe: string | null;
  description: string;
  descriptionNe: string | null;
  /** Null: its cover stands in. */
  image: string | null;
  /** The drawing that its title names; null: its typographic cover. */
  coverKey: string | null;
  discountType: "buyXgetY" | "fixed" | "percentage";
  discountValue: string;
  /** Whole rupees, as all prices. */
  originalPrice: number;
  discountedPrice: number;
  startDate: string;
  endDate: string;
  createdAt: string;
  redemptionLimit: number | null;
  /** Points that a use earns, before a membership multiplies them; never worth more than the settings allow. */
  pointsEarned: number;
  /** Whether it gives no points now, because its business owes too much. */
  pointsPaused: boolean;
  isActive: boolean;
  isApproved: boolean;
  isFeatured: boolean;
  saleMode: "counter" | "prepaid";
  /** What the price is without. */
  taxes: "included" | "vat-and-service-extra" | "vat-extra";
  /** The deal price with what comes on top of it, in whole rupees. */
  sumToPay: number;
  /** What the price is for; null where the business says nothing. */
  priceFor: PriceForView | null;
  badge: string;
  averageRating: number | null;
  reviewCount: number;
  /** Passes still to be had; null without a cap. */
  placesLeft: number | null;
  status:
    | "expired"
    | "live"
    | "paused"
    | "pending"
    | "rejected"
    | "scheduled"
    | "sold-out";
  vendor: DealVendorView;
  category: DealCategoryView;
  location: DealLocationView | null;
  /** Of the place of use that the card names: the nearest one with `near`. */
  area: DealAreaView | null;
  /** From `near` to the nearest place of use; null without `near`. */
  distanceMetres: number | null;
  opening: OpeningView;
  /** When it can be used next; null while it can be used now, or if that is not known. */
  nextUseAt: string | null;
};
export type DecisionAcceptedView = {
  /** The same as `decisionId`. */
  id: string;
  decisionId: string;
  takesEffectAt: string;
  secondsLeft: number;
};
export type DeleteSeasonDto = {
  /** The version that was looked at; a stale one is rejected with 409. */
  version: number;
};
export type DigitsRequestedView = {
  /** Before then no other mail is sent. */
  resendAt: string;
  expiresAt: string;
};
export type DigitsVerifiedView = {
  /** Of `signed-in`. */
  user?: SessionUserView;
  state: "name-needed" | "second-factor" | "signed-in";
  /** Of `signed-in`: an owner without a second factor who has not chosen; the screen offers a passkey. */
  offersPasskey?: boolean;
  /** Of `name-needed`: for `POST /api/auth/otp/complete`, good for 10 minutes. */
  ticket?: string;
};
export type DiscountTypeFacetView = {
  discountType: "buyXgetY" | "fixed" | "percentage";
  count: number;
};
export type DocumentDto = {
  /** PDF, JPEG or PNG, at most 5 MB */
  file: Blob;
  /** The company's registration, or its PAN or VAT certificate. */
  kind: "registration" | "tax";
};
export type DocumentView = {
  id: string;
  kind: "registration" | "tax";
  type: "jpeg" | "pdf" | "png";
  /** In bytes. */
  size: number;
  /** ISO 8601. */
  uploadedAt: string;
};
export type DraftPriceForDto = {
  count: string;
  unit: "nights" | "people" | "pieces" | "visits";
};
export type DraftVenueDto = {
  areaId: number | null;
  name: string;
  nameNe: string;
  latitude: string;
  longitude: string;
};
export type EmailVerifiedView = {
  success: boolean;
};
export type EndSessionsDto = {
  /** From the link in the mail. */
  token: string;
};
export type EnrolmentView = {
  /** Base32, for typing. */
  secret: string;
  /** `otpauth://`, for the QR code. */
  uri: string;
};
export type EraseAccountDto = {
  /** The current password. */
  password: string;
};
export type EventsHealthView = {
  waiting: number;
  /** Age of the oldest event that was not delivered; 0 without one. */
  lagSeconds: number;
  /** Tried at least once, in vain. */
  failing: number;
  /** Tried so often that the next try is an hour away. */
  stuck: number;
  /** Of the event that fails longest, without addresses. */
  lastError: string | null;
};
export type FacetView = {
  id: number;
  slug: string;
  count: number;
};
export type FacetsView = {
  /** Deals with all filters applied. */
  total: number;
  categories: FacetView[];
  locations: FacetView[];
  discountTypes: DiscountTypeFacetView[];
  /** Areas of the city that `location` or `place` names; none without one. */
  areas: FacetView[];
  ratings: RatingFacetView[];
  /** What is left of the filtered deals when this is asked for as well. */
  food: FoodFacetView[];
  /** Whole rupees; null when nothing is left. */
  lowestPrice: number | null;
  highestPrice: number | null;
};
export type FaqView = {
  id: number;
  /** Where it is shown. */
  place: "contact" | "help";
  /** `account`, `deals`, `payment` or `technical`. */
  category: string;
  question: string;
  questionNe: string;
  answer: string;
  answerNe: string;
};
export type FavoriteView = {
  id: number;
  vendorId: number;
  categoryId: number;
  locationId: number | null;
  title: string;
  titleNe: string | null;
  description: string;
  descriptionNe: string | null;
  /** Null: its cover stands in. */
  image: string | null;
  /** The drawing that its title names; null: its typographic cover. */
  coverKey: string | null;
  discountType: "buyXgetY" | "fixed" | "percentage";
  discountValue: string;
  /** Whole rupees, as all prices. */
  originalPrice: number;
  discountedPrice: number;
  startDate: string;
  endDate: string;
  createdAt: string;
  redemptionLimit: number | null;
  /** Points that a use earns, before a membership multiplies them; never worth more than the settings allow. */
  pointsEarned: number;
  /** Whether it gives no points now, because its business owes too much. */
  pointsPaused: boolean;
  isActive: boolean;
  isApproved: boolean;
  isFeatured: boolean;
  saleMode: "counter" | "prepaid";
  /** What the price is without. */
  taxes: "included" | "vat-and-service-extra" | "vat-extra";
  /** The deal price with what comes on top of it, in whole rupees. */
  sumToPay: number;
  /** What the price is for; null where the business says nothing. */
  priceFor: PriceForView | null;
  badge: string;
  averageRating: number | null;
  reviewCount: number;
  /** Passes still to be had; null without a cap. */
  placesLeft: number | null;
  status:
    | "expired"
    | "live"
    | "paused"
    | "pending"
    | "rejected"
    | "scheduled"
    | "sold-out";
  vendor: DealVendorView;
  category: DealCategoryView;
  location: DealLocationView | null;
  /** Of the place of use that the card names: the nearest one with `near`. */
  area: DealAreaView | null;
  /** From `near` to the nearest place of use; null without `near`. */
  distanceMetres: number | null;
  opening: OpeningView;
  /** When it can be used next; null while it can be used now, or if that is not known. */
  nextUseAt: string | null;
  /** Null where the browser keeps it. */
  favoriteSince: string | null;
  /** What it cost when it was kept, in whole rupees; `discountedPrice` is what it costs now. */
  priceThen: number;
  /** `withdrawn`: its business is not there any more. */
  availability: "available" | "ended" | "paused" | "sold-out" | "withdrawn";
};
export type FeatureDto = {
  featured: boolean;
  /** The row of featured deals when left out; every place when it is taken away. */
  place?: "featured" | "hero" | "specials";
  /** When it begins, an instant or a day in Nepal; now when left out or past. */
  from?: string | null;
  /** When it ends by itself, an instant or a day in Nepal and then its end; with the deal when left out. */
  until?: string | null;
};
export type FeaturedSlotView = {
  id: number;
  place: "featured" | "hero" | "specials";
  from: string;
  /** Null: until the deal ends or somebody takes it away. */
  until: string | null;
};
export type FollowedBrandView = {
  id: number;
  slug: string;
  businessName: string;
  nameNe: string | null;
  logo: string | null;
  category: string;
  /** Null where the category is a text of the business's own. */
  categoryNe: string | null;
  city: string | null;
  cityNe: string | null;
  /** Deals that are live. */
  dealCount: number;
  followedAt: string;
};
export type FoodFacetView = {
  food: "halal" | "veg";
  count: number;
};
export type ForgotPasswordDto = {
  email: string;
};
export type FoundDealView = {
  id: number;
  title: string;
  titleNe: string | null;
  businessName: string;
  businessNameNe: string | null;
};
export type FoundUserView = {
  id: number;
  name: string;
  email: string;
  role: "admin" | "customer" | "vendor";
};
export type FoundVendorView = {
  id: number;
  businessName: string;
  nameNe: string | null;
  status: "pending" | "rejected" | "suspended" | "verified";
};
export type FreedItemView = {
  kind: string;
  id: string;
  title: string;
  titleNe: string | null;
  version: number;
};
export type FunnelView = {
  /** Visitors who saw a deal in a list, each once a day and deal. */
  views: number;
  /** Visitors who opened its page. */
  clicks: number;
  codes: number;
  redemptions: number;
};
export type GatewayHealthView = {
  gateway: string;
  /** `open`: it failed repeatedly and is not called; `half-open`: the next call shows whether it has recovered. */
  state: "closed" | "half-open" | "open";
  /** Since when, as the instance reported that changed it last; null when it never changed. */
  changedAt: string | null;
  /** Null while it is closed. */
  lastFailure: string | null;
};
export type GatewaySumsView = {
  capturedPaisa: number;
  /** What the gateway kept. */
  feesPaisa: number;
  refundedPaisa: number;
  /** Captured less fees and refunds. */
  netPaisa: number;
};
export type GatewaysView = {
  /** The ways to pay that are offered. */
  gateways: ("bank-transfer" | "esewa" | "khalti" | "stripe")[];
  /** Whether they are all tests and no money moves. */
  isTest: boolean;
};
export type GrievanceContactView = {
  name: string | null;
  position: string | null;
  phone: string | null;
  email: string | null;
};
export type GuestCartLineDto = {
  dealId: number;
  quantity: number;
  /** What one cost when it was put in, in whole rupees. */
  priceThen?: number;
};
export type GuestFavoriteDto = {
  dealId: number;
  /** What it cost when it became a favorite, in whole rupees. */
  priceThen?: number;
};
export type HelpDto = {
  name: string;
  email: string;
  message: string;
  category: "account" | "deals" | "payment" | "technical";
  /** In which we answer. */
  language?: "en" | "ne";
};
export type HideReviewDto = {
  reason: string;
  /** After so many seconds it takes effect, and the answer is 202 with its id; none or 0: at once. */
  undoSeconds?: number;
};
export type InteractionDto = {
  dealId: number;
  /** `view`: the deal was seen in a list. `click`: its page was opened. */
  kind: "click" | "view";
};
export type InteractionsDto = {
  events: InteractionDto[];
};
export type InvitationView = {
  businessName: string;
  nameNe: string | null;
  logo: string | null;
  role: "counter" | "manager" | "owner";
  branchName: string | null;
  /** To whom it was sent. */
  email: string;
  expiresAt: string;
};
export type InviteLinkView = {
  url: string;
  expiresAt: string;
  /** What both get with the first use of the invited customer; 0 when nothing is given. */
  points: number;
};
export type InviteStaffDto = {
  email: string;
  /** Where the person works; every branch when left out. Owners work everywhere. */
  branchId?: number | null;
  role: "counter" | "manager" | "owner";
};
export type InvoiceLineView = {
  text: string;
  textNe: string | null;
  quantity: number;
  /** Paisa, VAT included. */
  unitPaisa: number;
};
export type InvoicePartyView = {
  name: string;
  nameNe: string | null;
  address: string | null;
  phone: string | null;
  email: string | null;
  /** The permanent account number. */
  pan: string | null;
};
export type InvoiceRowView = {
  /** The public id. */
  id: string;
  kind: "credit-note" | "invoice";
  /** Such as `INV-2083/84-000042`. */
  number: string;
  fiscalYear: string;
  issuedAt: string;
  /** What it is for, such as `order:` and an order's id. */
  source: string;
  /** The invoice that a credit note takes back, in part or whole. */
  corrects: string | null;
  paidBy: "bank-transfer" | "esewa" | "khalti" | "stripe";
  /** Paisa that were paid with points. */
  pointsPaisa: number;
  netPaisa: number;
  vatPaisa: number;
  totalPaisa: number;
};
export type InvoiceView = {
  /** The public id. */
  id: string;
  kind: "credit-note" | "invoice";
  /** Such as `INV-2083/84-000042`. */
  number: string;
  fiscalYear: string;
  issuedAt: string;
  /** What it is for, such as `order:` and an order's id. */
  source: string;
  /** The invoice that a credit note takes back, in part or whole. */
  corrects: string | null;
  paidBy: "bank-transfer" | "esewa" | "khalti" | "stripe";
  seller: InvoicePartyView;
  buyer: InvoicePartyView;
  lines: InvoiceLineView[];
  /** Paisa that were paid with points. */
  pointsPaisa: number;
  netPaisa: number;
  vatPaisa: number;
  totalPaisa: number;
};
export type IssuePassDto = {
  dealId: number;
  /** Ignored: the server alone makes codes. */
  qrCode?: string;
};
export type JoinedView = {
  /** Of the membership. */
  id: number;
  vendorId: number;
  businessName: string;
  nameNe: string | null;
  role: "counter" | "manager" | "owner";
  branchId: number | null;
};
export type KindCountsView = {
  kind: string;
  ready: number;
  waiting: number;
  blocked: number;
};
export type LeftOutView = {
  kind: string;
  id: string;
  /** Why, such as `plan.limit-reached`. */
  code: string;
};
export type LocationView = {
  id: number;
  slug: string;
  name: string;
  nameNe: string;
  image: string | null;
  latitude: number;
  longitude: number;
  dealCount: number;
};
export type LoginDto = {
  email: string;
  password: string;
  /** Where the person wants to go. It never gives a right. */
  userType?: "customer" | "vendor";
};
export type LookupDto = {
  /** Where the counter stands. Staff of one branch need not say. */
  branchId?: number;
  /** What was scanned, or the eight typed characters. */
  code: string;
};
export type MailHealthView = {
  lastSentAt: string | null;
  sentToday: number;
  failing: number;
};
export type MailPreferencesDto = {
  /** Passes issued, used and taken back. */
  passes?: boolean;
  /** Answers to reviews. */
  reviews?: boolean;
  /** Favorites that end soon. */
  favorites?: boolean;
  /** New deals of followed businesses and saved searches. */
  alerts?: boolean;
  /** Decisions about one's business and its deals. */
  business?: boolean;
};
export type MailPreferencesView = {
  passes: boolean;
  reviews: boolean;
  favorites: boolean;
  alerts: boolean;
  business: boolean;
};
export type MakePayoutRunDto = {
  /** The payout day in Nepal: today or a day of the next two weeks. */
  day: string;
};
export type ManagedDealView = {
  id: number;
  vendorId: number;
  categoryId: number;
  locationId: number | null;
  title: string;
  titleNe: string | null;
  description: string;
  descriptionNe: string | null;
  /** Null: its cover stands in. */
  image: string | null;
  /** The drawing that its title names; null: its typographic cover. */
  coverKey: string | null;
  discountType: "buyXgetY" | "fixed" | "percentage";
  discountValue: string;
  /** Whole rupees, as all prices. */
  originalPrice: number;
  discountedPrice: number;
  startDate: string;
  endDate: string;
  createdAt: string;
  redemptionLimit: number | null;
  /** Points that a use earns, before a membership multiplies them; never worth more than the settings allow. */
  pointsEarned: number;
  /** Whether it gives no points now, because its business owes too much. */
  pointsPaused: boolean;
  isActive: boolean;
  isApproved: boolean;
  isFeatured: boolean;
  saleMode: "counter" | "prepaid";
  /** What the price is without. */
  taxes: "included" | "vat-and-service-extra" | "vat-extra";
  /** The deal price with what comes on top of it, in whole rupees. */
  sumToPay: number;
  /** What the price is for; null where the business says nothing. */
  priceFor: PriceForView | null;
  badge: string;
  averageRating: number | null;
  reviewCount: number;
  /** Passes still to be had; null without a cap. */
  placesLeft: number | null;
  status:
    | "expired"
    | "live"
    | "paused"
    | "pending"
    | "rejected"
    | "scheduled"
    | "sold-out";
  vendor: DealVendorView;
  category: DealCategoryView;
  location: DealLocationView | null;
  /** Of the place of use that the card names: the nearest one with `near`. */
  area: DealAreaView | null;
  /** From `near` to the nearest place of use; null without `near`. */
  distanceMetres: number | null;
  opening: OpeningView;
  /** When it can be used next; null while it can be used now, or if that is not known. */
  nextUseAt: string | null;
  food: ("halal" | "veg")[] | null;
  totalLimit: number | null;
  dailyLimit: number | null;
  passValidityHours: number;
  weekdays: number[] | null;
  hoursFrom: string | null;
  hoursUntil: string | null;
  blackoutDates: string[] | null;
  minimumBill: number | null;
  partySize: number | null;
  branchIds: number[] | null;
  included: string[];
  includedNe: string[];
  excluded: string[];
  excludedNe: string[];
  venue: VenueView | null;
  moderationStatus: "approved" | "pending" | "rejected";
  rejectionReason: string | null;
  rejectionCodes: string[];
  pendingRevision: PendingRevisionView | null;
  /** Why the last change of the live deal was rejected, until the next change. */
  revisionRejection: string | null;
  /** The change that was rejected, until the next one. */
  rejectedRevision: RejectedRevisionView | null;
  submittedAt: string;
  /** When the business asked to have it shown on the home page; null once that is decided. */
  featureRequestedAt: string | null;
  vendorStatus: "pending" | "rejected" | "suspended" | "verified";
  /** Passes that are issued or redeemed. */
  placesTaken: number;
  redeemedCount: number;
  /** Codes that customers have and did not use yet. They keep their terms whatever changes. */
  openCodes: number;
  version: number;
  /** The slots of the home page that run or are yet to come. */
  featuredSlots: FeaturedSlotView[];
};
export type MapDealView = {
  id: number;
  title: string;
  titleNe: string | null;
  discountType: "buyXgetY" | "fixed" | "percentage";
  discountValue: string;
  /** Whole rupees, as all prices. */
  originalPrice: number;
  discountedPrice: number;
};
export type MapPlaceView = {
  /** Unique among the places of a map. */
  id: number;
  /** Null at a deal's own place, as `address` and `city`. */
  branchId: number | null;
  businessName: string;
  /** Of the business, as `businessName`. */
  businessNameNe: string | null;
  name: string;
  /** Of a deal's own place, if it has one. */
  nameNe: string | null;
  address: string | null;
  city: string | null;
  latitude: number;
  longitude: number;
  deals: MapDealView[];
};
export type MeasureView = {
  /** Such as `used`. */
  name: string;
  unit: "count" | "percent" | "rupees";
};
export type MediaView = {
  id: string;
  purpose: "avatar" | "city" | "deal" | "logo";
  /** What fields for pictures take, and a picture of the usual size. */
  path: string;
  /** As it was sent, in pixels. */
  width: number;
  height: number;
  sources: PictureSourceView[];
};
export type MembershipOfferView = {
  slug: "basic" | "premium" | "vip";
  name: string;
  nameNe: string;
  pointsMultiplier: number;
  /** Whole rupees a year. */
  price: number;
  /** What would be taken off for the unused rest. */
  credit: number;
  /** What would be paid. */
  due: number;
  /** Null when it can be chosen later only. */
  change: ("renewal" | "start" | "upgrade") | null;
  /** From when it would be good; null from its payment on. */
  startsAt: string | null;
  /** From when it can be chosen, where it cannot be chosen now. */
  opensAt: string | null;
};
export type MembershipPeriodView = {
  slug: "basic" | "premium" | "vip";
  name: string;
  nameNe: string;
  pointsMultiplier: number;
  startsAt: string;
  endsAt: string;
};
export type MembershipSummaryView = {
  slug: string;
  name: string;
  nameNe: string;
  /** Points are multiplied by this when a pass is redeemed. */
  pointsMultiplier: number;
  endsAt: string | null;
};
export type MembershipView = {
  slug: string;
  name: string;
  nameNe: string;
  /** Whole rupees a year; 0 is free. */
  priceYearly: number;
  pointsMultiplier: number;
};
export type MergeCartDto = {
  /** What the browser kept before sign-in. */
  items: GuestCartLineDto[];
};
export type MergeCategoryDto = {
  /** The category that takes the deals. */
  into: number;
  /** The version that was looked at; a stale one is rejected with 409. */
  version: number;
};
export type MergeFavoritesDto = {
  /** What the browser kept before sign-in, the newest first. */
  items: GuestFavoriteDto[];
};
export type MessageActView = {
  id: number;
  /** Such as `message.assigned`. */
  action: string;
  admin: MessagePersonView | null;
  at: string;
};
export type MessageEntryView = {
  id: number;
  kind: "note" | "reply";
  body: string;
  author: MessagePersonView;
  createdAt: string;
  /** When the answer left; null while it waits for the mail server, and for notes. */
  mailedAt: string | null;
};
export type MessagePersonView = {
  id: number;
  /** `#` and the id where the name is not kept any more. */
  name: string;
};
export type MessageReceivedView = {
  id: number;
};
export type MoneyBackView = {
  until: string;
  /** Whole rupees. */
  amount: number;
};
export type NewAreaDto = {
  name: string;
  nameNe: string;
  /** Its city; stays as it is. */
  locationId: number;
  /** Its address, unique in the city; stays as it is. */
  slug: string;
  /** The center, in degrees. */
  latitude: number;
  longitude: number;
  isActive: boolean;
};
export type NewBusinessDto = {
  businessType?: string | null;
  address?: string | null;
  city?: string | null;
  contactName?: string | null;
  contactPosition?: string | null;
  businessName: string;
  nameNe?: string | null;
  category: string;
  description: string;
  descriptionNe?: string | null;
  vatNumber?: string | null;
  registrationNumber?: string | null;
  phone?: string | null;
  email?: string | null;
  contactPhone?: string | null;
  contactEmail?: string | null;
  website?: string | null;
};
export type NewCategoryDto = {
  name: string;
  nameNe: string;
  /** The one it stands below; null stands at the top. */
  parentId: number | null;
  /** Small ones first. */
  position: number;
  /** Its address; stays as it is. */
  slug: string;
  icon:
    | "bed-double"
    | "beer"
    | "bus"
    | "clapperboard"
    | "coffee"
    | "concierge-bell"
    | "dumbbell"
    | "graduation-cap"
    | "heart-pulse"
    | "landmark"
    | "mountain"
    | "shopping-bag"
    | "soup"
    | "sparkles"
    | "ticket"
    | "utensils";
  isActive: boolean;
};
export type NewCityDto = {
  name: string;
  nameNe: string;
  /** Small ones first. */
  position: number;
  /** Its address; stays as it is. */
  slug: string;
  /** The path that an upload answered; null shows none. */
  image: string | null;
  latitude: number;
  longitude: number;
  isActive: boolean;
};
export type NewFaqDto = {
  question: string;
  questionNe: string;
  answer: string;
  answerNe: string;
  /** Small ones first. */
  position: number;
  /** Where it is shown. */
  place: "contact" | "help";
  category: "account" | "deals" | "payment" | "technical";
  isActive: boolean;
};
export type NewSeasonDto = {
  name: string;
  nameNe: string;
  /** First day in Nepal. */
  from: string;
  /** Last day in Nepal, included. */
  until: string;
  /** What it is marked with. */
  color: ("blue" | "brand" | "green" | "marigold" | "rose") | null;
  isActive: boolean;
  /** Its days are no business days. */
  isHoliday?: boolean;
};
export type NextPayoutView = {
  /** In Nepal. */
  day: string;
  /** Whole rupees, as of now; 0 when nothing is paid. */
  amount: number;
  /** `ordered` when a payout run holds it, so that it does not change any more. */
  state: "expected" | "ordered";
  /** Becomes part of the payout after it. */
  withheldPaisa: number;
  /** Why nothing is paid; null when something is. */
  leftOut:
    | ("factor-reset" | "held" | "no-account" | "suspended" | "too-little")
    | null;
};
export type NoteDto = {
  /** For admins alone. */
  text: string;
};
export type NotificationView = {
  id: number;
  kind: string;
  title: string;
  titleNe: string;
  text: string;
  textNe: string;
  /** The page it leads to. */
  path: string;
  createdAt: string;
  readAt: string | null;
};
export type OpenPaymentDto = {
  gateway: "bank-transfer" | "esewa" | "khalti" | "stripe";
};
export type OpenPaymentsView = {
  gateway: "bank-transfer" | "esewa" | "khalti" | "stripe";
  count: number;
  paisa: number;
  oldestAt: string;
};
export type OpeningSpanDto = {
  /** 0 is Sunday. */
  weekday: number;
  opens: string;
  closes: string;
};
export type OpeningSpanView = {
  /** 0 is Sunday. */
  weekday: number;
  opens: string;
  closes: string;
};
export type OpeningView = {
  /** `unknown`: the place has no hours. */
  state: "closed" | "open" | "unknown";
  /** When the state changes; null where it does not, or not before the deal ends. */
  changesAt: string | null;
};
export type OrderInvoiceView = {
  id: string;
  kind: "credit-note" | "invoice";
  /** Such as `INV-2083/84-000042`. */
  number: string;
  issuedAt: string;
  totalPaisa: number;
};
export type OrderItemDto = {
  dealId: number;
  quantity: number;
};
export type OrderLineView = {
  dealId: number;
  /** As it was called when it was bought. */
  title: string;
  titleNe: string | null;
  image: string | null;
  coverKey: string | null;
  /** For a cover where there is no picture. */
  categorySlug: string;
  vendor: OrderVendorView;
  quantity: number;
  /** Whole rupees. */
  unitPrice: number;
  originalPrice: number;
  lineTotal: number;
  /** None before it is paid. */
  passes: OrderPassView[];
};
export type OrderMembershipDto = {
  membership: "premium" | "vip";
};
export type OrderPassView = {
  id: string;
  state: "cancelled" | "expired" | "issued" | "redeemed" | "voided";
  expiresAt: string;
};
export type OrderPaymentView = {
  id: string;
  gateway: "bank-transfer" | "esewa" | "khalti" | "stripe";
  state:
    | "canceled"
    | "completed"
    | "failed"
    | "partially_refunded"
    | "pending"
    | "refunded";
  /** Whole rupees. */
  amount: number;
  createdAt: string;
};
export type OrderRefundView = {
  id: string;
  /** Whole rupees. */
  amount: number;
  /** `manual` is paid back by hand within seven days. */
  state: "completed" | "manual" | "requested" | "sending";
  createdAt: string;
  completedAt: string | null;
};
export type OrderSummaryView = {
  id: string;
  state:
    | "awaiting_payment"
    | "canceled"
    | "expired"
    | "failed"
    | "paid"
    | "partially_refunded"
    | "refunded";
  /** Whole rupees. */
  total: number;
  /** What points pay of it. */
  pointsValue: number;
  /** What is left to pay. */
  due: number;
  /** Until when prices and places are held. */
  expiresAt: string;
  createdAt: string;
  paidAt: string | null;
  lines: OrderLineView[];
};
export type OrderVendorView = {
  id: number;
  slug: string;
  businessName: string;
  nameNe: string | null;
};
export type OrderView = {
  payments: OrderPaymentView[];
  refunds: OrderRefundView[];
  /** The invoice and its credit notes, the oldest first. */
  invoices: OrderInvoiceView[];
  /** Until when unused codes can be given back; null before payment. */
  refundableUntil: string | null;
  /** Why bank transfer is not offered for it; null where it is, and where nothing is to be paid. */
  noTransfer: TransferDenialView | null;
  id: string;
  state:
    | "awaiting_payment"
    | "canceled"
    | "expired"
    | "failed"
    | "paid"
    | "partially_refunded"
    | "refunded";
  /** Whole rupees. */
  total: number;
  /** What points pay of it. */
  pointsValue: number;
  /** What is left to pay. */
  due: number;
  /** Until when prices and places are held. */
  expiresAt: string;
  createdAt: string;
  paidAt: string | null;
  lines: OrderLineView[];
};
export type OtherMessageView = {
  id: number;
  subject: string;
  kind: "contact" | "help";
  state: "answered" | "closed" | "in-progress" | "new";
  createdAt: string;
};
export type OutlierGroupView = {
  /** Points that the one in the middle earned; 0 when nobody earned any. */
  median: number;
  /** How many earned. */
  counted: number;
  /** From three times the median on, the most first; at most 20. */
  rows: OutlierView[];
};
export type OutlierUserView = {
  id: number;
  name: string;
};
export type OutlierVendorView = {
  id: number;
  businessName: string;
  nameNe: string | null;
};
export type OutlierView = {
  /** Null for a business. */
  user: OutlierUserView | null;
  /** Null for a person. */
  vendor: OutlierVendorView | null;
  points: number;
  uses: number;
  /** How many times the median of its kind, with one decimal. */
  timesMedian: number;
};
export type OwnBalanceView = {
  /** As of now; less than nothing when the business owes, for points or for what went back. */
  owedPaisa: number;
  /** Sold in advance and not yet used: owed once it is used, or 14 days after it expired. */
  unusedPaisa: number;
  /** What today's uses, returns and points came to so far. */
  todayPaisa: number;
  /** The last day that has its statements; null before the first. */
  statedUntil: string | null;
  /** Whether its deals give no points now, because it owes too much. */
  pointsPaused: boolean;
};
export type OwnDealView = {
  /** The open code, of several the one that ends first. Asking for a code gives it again, unless it was bought. */
  openPass: PassView | null;
  /** How often the customer has used the deal. */
  used: number;
  /** How many uses the limit leaves, an open code among them; null without a limit. */
  usesLeft: number | null;
  mayReview: boolean;
  /** What stands against another code, the reason that `POST /api/redemptions` names first. */
  refusals: RejectionReasonView[];
};
export type OwnMembershipView = {
  /** What runs; null for Basic. */
  current: MembershipPeriodView | null;
  /** What is paid for and follows it. */
  next: MembershipPeriodView | null;
  /** Whether it was cancelled: it runs to its end, and nobody is reminded. */
  cancelAtPeriodEnd: boolean;
  /** What can be given back; null when nothing can. */
  moneyBack: MoneyBackView | null;
  offers: MembershipOfferView[];
  /** The order that waits for its payment. */
  open: PlanOrderView | null;
  /** What was paid for, the newest first. */
  orders: PlanOrderView[];
};
export type OwnPayoutAccountView = {
  /** Null before one was entered. */
  account: PayoutAccountView | null;
};
export type OwnSessionView = {
  /** Names the session and cannot be used to continue it. */
  id: string;
  browser: string | null;
  system: string | null;
  kind: ("computer" | "phone" | "tablet") | null;
  isCurrent: boolean;
  createdAt: string;
  /** Noted at most every 5 minutes. */
  lastSeenAt: string;
};
export type PaidLineDto = {
  /** By what it can be found that the money left. */
  reference: string;
  /** A line's id. */
  line: string;
};
export type PassBranchView = {
  id: number;
  name: string;
  address: string;
  city: string;
  latitude: number | null;
  longitude: number | null;
};
export type PassCategoryView = {
  id: number;
  slug: string;
  name: string;
  nameNe: string;
  parentSlug: string | null;
};
export type PassDealView = {
  id: number;
  title: string;
  titleNe: string | null;
  image: string | null;
  coverKey: string | null;
  discountType: "buyXgetY" | "fixed" | "percentage";
  discountValue: string;
  originalPrice: number;
  discountedPrice: number;
  /** What the price is without. */
  taxes: "included" | "vat-and-service-extra" | "vat-extra";
  /** What is paid for it, with what comes on top of the price. */
  sumToPay: number;
  /** The same of the original price. */
  originalSum: number;
  pointsEarned: number;
  placesLeft: number | null;
  vendor: PassVendorView;
  branches: PassBranchView[];
  category: PassCategoryView;
  location: PassLocationView | null;
};
export type PassLocationView = {
  id: number;
  slug: string;
  name: string;
  nameNe: string;
};
export type PassVendorView = {
  id: number;
  slug: string;
  businessName: string;
  nameNe: string | null;
  logo: string | null;
  phone: string | null;
};
export type PassView = {
  /** Why its use earned nothing: the business owed too much, or the customer had earned often enough that day. */
  pointsWithheld: ("at-business" | "business-owes" | "per-day") | null;
  id: string;
  dealId: number;
  deal: PassDealView;
  /** The whole text of the signed QR, which a counter verifies without a network. */
  qrCode: string;
  /** The whole text of the short QR: the business and the eight characters. */
  shortQrCode: string;
  /** Eight characters to read out. */
  code: string;
  state: "cancelled" | "expired" | "issued" | "redeemed" | "voided";
  isRedeemed: boolean;
  issuedAt: string;
  expiresAt: string;
  redeemedAt: string | null;
  /** Where it was used. */
  branchName: string | null;
  /** Whole rupees that were charged. */
  amount: number | null;
  /** Points it earned. */
  points: number;
  /** From when on its points can be spent; null without points and for an acceptance that was taken back. */
  pointsSpendableAt: string | null;
  /** Whether the customer has reviewed the deal. */
  isReviewed: boolean;
  /** Whether it was paid for in advance: it is given back on its order. */
  isBought: boolean;
};
export type PasskeyNameDto = {
  /** What its owner knows it by. */
  name: string;
};
export type PasskeyView = {
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
};
export type PayPlanDto = {
  gateway: "bank-transfer" | "esewa" | "khalti" | "stripe";
};
export type PayeeView = {
  id: number;
  businessName: string;
  nameNe: string | null;
};
export type PayerView = {
  id: number;
  name: string;
  email: string;
};
export type PaymentEventView = {
  at: string;
  source: "admin" | "callback" | "reconciler" | "return";
  outcome: "captured" | "closed" | "mismatch" | "waits";
  /** The gateway's own word. */
  said: string;
  /** What it named, in paisa. */
  paisa: number | null;
};
export type PaymentRedirectView = {
  method: "GET" | "POST";
  url: string;
  /** What a POST sends, as a form. */
  fields: {
    [key: string]: string;
  } | null;
};
export type PaymentView = {
  id: string;
  gateway: "bank-transfer" | "esewa" | "khalti" | "stripe";
  state:
    | "canceled"
    | "completed"
    | "failed"
    | "partially_refunded"
    | "pending"
    | "refunded";
  /** Whole rupees. */
  amount: number;
  /** The order that is paid; null for what is no order. */
  orderId: string | null;
  /** The order of a membership or a plan that is paid; null for what is none. */
  planOrderId: string | null;
  /** Where the browser goes on to pay, while the payment is open. */
  redirect: PaymentRedirectView | null;
  /** What a bank transfer has to name. */
  reference: string | null;
  /** Where a bank transfer goes. */
  bankAccount: string | null;
  /** When the bank's slip of a transfer was sent, if it was. */
  slipAt: string | null;
  expiresAt: string;
  createdAt: string;
};
export type PayoutAccountDto = {
  /** In whose name the account is. */
  holder: string;
  /** Only with a bank account, and then needed. */
  bank?: string | null;
  /** Only with a bank account, and then needed. */
  branch?: string | null;
  /** The account's number, or the mobile number of the wallet. */
  number: string;
  kind: "bank" | "esewa" | "khalti";
  /** Not needed: the step-up has the proof. A password that is sent has to be right. */
  password?: string;
};
export type PayoutAccountView = {
  kind: "bank" | "esewa" | "khalti";
  holder: string;
  bank: string | null;
  branch: string | null;
  lastFour: string;
  changedAt: string;
  /** Nothing is paid out before; null when that is over. */
  heldUntil: string | null;
};
export type PayoutCandidateView = {
  vendor: PayeeView;
  /** Whether the business is verified. */
  verification: "pending" | "rejected" | "suspended" | "verified";
  owedPaisa: number;
  /** Became owed within 24 hours before: paid by the next run. */
  withheldPaisa: number;
  /** Whole rupees that the run would pay. */
  amount: number;
  kind: ("bank" | "esewa" | "khalti") | null;
  holder: string | null;
  bank: string | null;
  branch: string | null;
  lastFour: string | null;
  /** Why it is left out; null when it is paid. */
  leftOut:
    | ("factor-reset" | "held" | "no-account" | "suspended" | "too-little")
    | null;
};
export type PayoutRecordedView = {
  /** Of the payout; of the request while it waits for a second admin. */
  id: string;
  /** Not null while it waits for a second admin. */
  approvalId: string | null;
};
export type PayoutRunLineView = {
  id: string;
  number: number;
  vendor: PayeeView;
  verification: "pending" | "rejected" | "suspended" | "verified";
  /** Whole rupees. */
  amount: number;
  kind: "bank" | "esewa" | "khalti";
  holder: string;
  bank: string | null;
  branch: string | null;
  lastFour: string;
  state: "ordered" | "paid" | "returned";
  reference: string | null;
  returnedReason: string | null;
};
export type PayoutRunSummaryView = {
  id: string;
  /** In Nepal. */
  day: string;
  /** `open` until it is confirmed; `rejected` when a second admin did not approve it. */
  state: "open" | "paid" | "rejected";
  /** False while a second admin has to approve it, and when none did. */
  isApproved: boolean;
  /** What became owed later is paid by the next run. */
  cutoffAt: string;
  createdAt: string;
  createdBy: string;
  confirmedAt: string | null;
  confirmedBy: string | null;
  /** How many payouts. */
  lines: number;
  /** Whole rupees of all of them, without those that came back. */
  amount: number;
  /** How many came back. */
  returned: number;
};
export type PayoutRunView = {
  id: string;
  /** In Nepal. */
  day: string;
  /** `open` until it is confirmed; `rejected` when a second admin did not approve it. */
  state: "open" | "paid" | "rejected";
  /** False while a second admin has to approve it, and when none did. */
  isApproved: boolean;
  /** What became owed later is paid by the next run. */
  cutoffAt: string;
  createdAt: string;
  createdBy: string;
  confirmedAt: string | null;
  confirmedBy: string | null;
  /** How many payouts. */
  lines: number;
  /** Whole rupees of all of them, without those that came back. */
  amount: number;
  /** How many came back. */
  returned: number;
  runLines: PayoutRunLineView[];
};
export type PayoutStatementView = {
  id: string;
  /** When it left the balance. */
  orderedAt: string;
  /** Whole rupees. */
  amount: number;
  state: "ordered" | "paid" | "returned";
  method: "bank-transfer" | "esewa" | "khalti";
  /** Null before it is paid. */
  reference: string | null;
  /** Null for a payout without a run. */
  holder: string | null;
  lastFour: string | null;
  /** Owed after the payout before. */
  openingPaisa: number;
  /** Became owed since then. */
  soldPaisa: number;
  /** Uses that were taken back, and passes that were refunded. */
  returnedPaisa: number;
  /** Earlier payouts that came back. */
  returnedPayoutsPaisa: number;
  /** Charges. */
  otherPaisa: number;
  /** There is no commission: always 0. */
  feePaisa: number;
  /** Owed after this payout. */
  closingPaisa: number;
};
export type PayoutView = {
  id: string;
  paidAt: string;
  /** Whole rupees. */
  amount: number;
  method: "bank-transfer" | "esewa" | "khalti";
  reference: string;
  /** `returned` when the money came back: it is owed again. */
  state: "paid" | "returned";
};
export type PendingDecisionView = {
  state: "done" | "failed" | "pending" | "undone";
  id: string;
  kind: string;
  /** The id of the item. */
  subjectId: string;
  action: string;
  by: WorkPersonView;
  requestedAt: string;
  takesEffectAt: string;
  secondsLeft: number;
  /** Why it did not take effect. */
  code: string | null;
  message: string | null;
  /** What was not carried out with it. */
  leftOut: LeftOutView[];
};
export type PendingPointsView = {
  points: number;
  spendableAt: string;
};
export type PendingRevisionView = {
  id: number;
  submittedAt: string;
  /** The changed fields with their new values. */
  changes: {
    [key: string]: any;
  };
};
export type PeriodAheadView = {
  plan: SubscriptionPlanView;
  billingCycle: "monthly" | "yearly";
  startsAt: string;
  endsAt: string;
};
export type PeriodTotalsView = {
  redemptions: number;
  /** Whole rupees that were charged at the counter. */
  revenue: number;
  newCustomers: number;
  returnCustomers: number;
};
export type PictureSourceView = {
  type: string;
  srcset: string;
};
export type PlaceAreaView = {
  id: number;
  slug: string;
  name: string;
  nameNe: string;
  /** Listed deals that can be used there. */
  dealCount: number;
  /** Of its center. */
  latitude: number;
  longitude: number;
};
export type PlaceOrderDto = {
  /** The total that was shown, in whole rupees, before points. Another one is rejected with `order.price-changed` and the new `total`. */
  expectedTotal?: number;
  /** What is bought; the cart unless said. */
  items?: OrderItemDto[];
  /** Whether points pay up to half of it. */
  usePoints?: boolean;
};
export type PlaceView = {
  /** Those with the most deals first. */
  areas: PlaceAreaView[];
  id: number;
  slug: string;
  name: string;
  nameNe: string;
  /** Listed deals that can be used there. */
  dealCount: number;
  /** Of its center. */
  latitude: number;
  longitude: number;
};
export type PlanInvoiceView = {
  id: string;
  kind: "credit-note" | "invoice";
  number: string;
};
export type PlanOfferView = {
  subscriptionPlanId: number;
  billingCycle: "monthly" | "yearly";
  /** Null when nothing is to be paid now: it follows the running period. */
  change: ("renewal" | "start" | "upgrade") | null;
  /** Whole rupees. */
  price: number;
  /** What would be taken off for the unused rest. */
  credit: number;
  due: number;
  /** From when it would be good; null from its payment on. */
  startsAt: string | null;
};
export type PlanOrderView = {
  id: string;
  kind: "membership" | "subscription";
  change: "renewal" | "start" | "upgrade";
  plan: BoughtPlanView;
  billingCycle: "monthly" | "yearly";
  state: "awaiting_payment" | "expired" | "paid" | "refunded";
  /** Whole rupees. */
  price: number;
  /** What is taken off for what is left of the plan before. */
  credit: number;
  /** What is paid. */
  due: number;
  /** Until when the price is held. */
  expiresAt: string;
  createdAt: string;
  paidAt: string | null;
  /** From when until when it is good; null before it is paid. */
  periodStart: string | null;
  periodEnd: string | null;
  payments: PlanPaymentView[];
  refunds: PlanRefundView[];
  invoices: PlanInvoiceView[];
};
export type PlanPaymentView = {
  id: string;
  gateway: "bank-transfer" | "esewa" | "khalti" | "stripe";
  state:
    | "canceled"
    | "completed"
    | "failed"
    | "partially_refunded"
    | "pending"
    | "refunded";
  /** Whole rupees. */
  amount: number;
  createdAt: string;
};
export type PlanRefundView = {
  id: string;
  /** Whole rupees. */
  amount: number;
  /** `manual` is paid back by hand within seven days. */
  state: "completed" | "manual" | "requested" | "sending";
  createdAt: string;
  completedAt: string | null;
};
export type PlanUsageView = {
  activeDeals: number;
  featuredDeals: number;
};
export type PointOutliersView = {
  from: string;
  to: string;
  people: OutlierGroupView;
  /** What their deals gave. */
  businesses: OutlierGroupView;
  /** What a person earned at one business. */
  pairs: OutlierGroupView;
};
export type PointsEntryView = {
  id: number;
  /** Negative when points were taken back or spent. */
  delta: number;
  /** `invite`: somebody whom the customer invited used a first code; `invited`: the customer's own first code after an invitation. */
  kind:
    | "correction"
    | "invite"
    | "invite-return"
    | "invited"
    | "invited-return"
    | "membership-return"
    | "redemption"
    | "return"
    | "reversal"
    | "spend";
  multiplier: number;
  createdAt: string;
  /** From when on they can be spent; null when they can be, or were taken back. */
  spendableAt: string | null;
  dealId: number | null;
  dealTitle: string | null;
  dealTitleNe: string | null;
};
export type PointsOfferView = {
  /** Points there are. */
  balance: number;
  /** What of them can be spent now. */
  spendable: number;
  /** Whole rupees that they would pay. */
  payable: number;
  /** At most so much of an order, in percent. */
  largestShare: number;
};
export type PriceForDto = {
  count: number;
  unit: "nights" | "people" | "pieces" | "visits";
};
export type PriceForView = {
  count: number;
  unit: "nights" | "people" | "pieces" | "visits";
};
export type ProblemFieldView = {
  field: string;
  message: string;
};
export type ProblemView = {
  type: string;
  title: string;
  status: number;
  detail: string;
  /** The sentence for people. */
  message: string;
  /** Stable, for programs. */
  code: string;
  requestId: string;
  errors?: ProblemFieldView[];
  /** The state that forbids it. */
  currentState?: string;
  /** The version that is newer than the one sent. */
  currentVersion?: number;
  /** When the code was used. */
  usedAt?: string;
  usedAtBranch?: string | null;
  usedBy?: string | null;
  expiredAt?: string;
  /** Whole rupees. */
  minimumBill?: number;
  /** Of the digits of a one-time number. */
  triesLeft?: number;
};
export type ProvePasskeyDto = {
  /** `AuthenticationResponseJSON`, as `navigator.credentials.get()` answers. */
  response: {
    [key: string]: any;
  };
};
export type PublicKeyView = {
  id: string;
  algorithm: "Ed25519";
  /** 32 bytes in base64url. */
  publicKey: string;
};
export type PublicKeysView = {
  keys: PublicKeyView[];
};
export type PutCartLineDto = {
  /** How many; 0 takes the deal out. */
  quantity: number;
};
export type QueueView = {
  count: number;
  /** Since when the one that waits longest does; null when nothing waits. */
  oldestAt: string | null;
};
export type RatingFacetView = {
  minRating: number;
  count: number;
};
export type ReadNotificationsDto = {
  /** Which ones; all of them when left out. */
  ids?: number[];
};
export type ReasonDto = {
  reason: string;
};
export type RecentActivityView = {
  /** Until when it was counted. */
  at: string;
  /** Since midnight in Nepal. */
  today: ActivityView;
  /** The same weekday a week before, until the same time of day. */
  weekBefore: ActivityView;
  /** The last 14 days, today last. */
  days: ActivityDayView[];
};
export type ReconciledDayView = {
  gateway: "bank-transfer" | "esewa" | "khalti" | "stripe";
  /** In Nepal. */
  day: string;
  /** As payments and refunds say. */
  payments: GatewaySumsView;
  /** As the ledger says. */
  ledger: GatewaySumsView;
  /** What the two differ by, each figure by itself; 0 when all is well. */
  differencePaisa: number;
};
export type ReconciliationView = {
  from: string;
  to: string;
  /** Days on which something moved, the newest first. */
  days: ReconciledDayView[];
  /** What is open now. */
  open: OpenPaymentsView[];
};
export type RecordPayoutDto = {
  /** Whole rupees; at most what is owed. */
  amount: number;
  /** By what it can be found that the money left. */
  reference: string;
  /** How it was paid; by the bank unless said. */
  method?: "bank-transfer" | "esewa" | "khalti";
};
export type RecoveryCodesView = {
  /** Each works once in place of a passkey or the app's code. They are shown this one time; none if there are some from before. */
  recoveryCodes: string[];
};
export type RedemptionChoicesView = {
  deals: UsedDealView[];
  staff: AcceptingStaffView[];
};
export type RefundOrderDto = {
  /** Which codes are given back; all unused ones unless said. */
  passIds?: string[];
};
export type RefundSumsView = {
  /** Nothing was sent yet. */
  promised: number;
  /** The gateway has been asked. */
  onItsWay: number;
  /** The money has left. */
  returned: number;
};
export type RegisterPasskeyDto = {
  /** What its owner knows it by. */
  name: string;
  /** `RegistrationResponseJSON`, as `navigator.credentials.create()` answers. */
  response: {
    [key: string]: any;
  };
};
export type RegisterVendorDto = {
  businessType?: string | null;
  address?: string | null;
  city?: string | null;
  contactName?: string | null;
  contactPosition?: string | null;
  businessName: string;
  nameNe?: string | null;
  category: string;
  description: string;
  descriptionNe?: string | null;
  logo?: string | null;
  website?: string | null;
  vatNumber?: string | null;
  registrationNumber?: string | null;
  phone?: string | null;
  email?: string | null;
  contactPhone?: string | null;
  contactEmail?: string | null;
};
export type RegisteredPasskeyView = {
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
  /** Made with the first factor and shown this one time; none if there are some from before, and for a repeated request. */
  recoveryCodes: string[];
};
export type RejectApprovalDto = {
  reason: string;
};
export type RejectChangeDto = {
  /** After so many seconds it takes effect, and the answer is 202 with its id; none or 0: at once. */
  undoSeconds?: number;
  /** The version that was looked at; a stale one is rejected with 409. */
  version?: number;
  reason: string;
};
export type RejectDealDto = {
  /** What the business reads; a standard sentence when left out. */
  reason?: string;
  /** After so many seconds it takes effect, and the answer is 202 with its id; none or 0: at once. */
  undoSeconds?: number;
  /** The version that was looked at; a stale one is rejected with 409. */
  version?: number;
  reasonCodes?: string[];
};
export type RejectVendorDto = {
  /** What the business reads; a standard sentence when left out. */
  reason?: string;
  /** After so many seconds it takes effect, and the answer is 202 with its id; none or 0: at once. */
  undoSeconds?: number;
  /** The version that was looked at; a stale one is rejected with 409. */
  version?: number;
  reasonCodes?: string[];
};
export type RejectedRevisionView = {
  id: number;
  decidedAt: string;
  reason: string;
  /** The changed fields with the values that were not accepted. */
  changes: {
    [key: string]: any;
  };
};
export type RejectionReasonView = {
  code: string;
  message: string;
};
export type RenameSearchDto = {
  /** Null: named after its filters. */
  name: string | null;
};
export type ReplyDto = {
  /** The version that was looked at; a stale one is rejected with 409. */
  version: number;
  /** Mailed as it is, above a quotation of the message. */
  text: string;
};
export type ReplyToReviewDto = {
  reply: string;
};
export type ReportReviewDto = {
  comment?: string | null;
  reason: "false" | "offensive" | "other" | "private" | "spam";
};
export type ReportRowView = {
  /** In the order of `measures`; null where there is nothing to divide by. */
  values: (number | null)[];
  /** The same of the period before. */
  previous: (number | null)[];
  /** The first day of a stretch of time, or the number of a city, category or business; empty for deals without a city. */
  key: string;
  /** Empty for a stretch of time. */
  label: string;
  labelNe: string | null;
};
export type ReportView = {
  name: "customers" | "redemptions" | "revenue" | "savings" | "vendors";
  by: "category" | "city" | "day" | "month" | "vendor" | "week";
  /** Of the whole period; people and businesses are counted once in it. */
  total: (number | null)[];
  previous: (number | null)[];
  from: string;
  to: string;
  /** The period before: as many days. */
  previousFrom: string;
  previousTo: string;
  days: number;
  measures: MeasureView[];
  /** By time in its order, all of it; things begin with the largest, at most 50. */
  rows: ReportRowView[];
  /** How many rows there are in all. */
  rowCount: number;
};
export type RequestDigitsDto = {
  /** Of the mail; English unless said. An account has its own. */
  language?: "en" | "ne";
  /** The address that the digits are mailed to. */
  to: string;
};
export type ResetFactorsDto = {
  /** From the link in the mail. */
  token: string;
};
export type ResetPasswordDto = {
  /** From the link in the mail. */
  token: string;
  /** 6 to 128 characters (12 for admins); the commonest ones are rejected. */
  password: string;
};
export type ResolveDifferenceDto = {
  /** What was done about it. */
  note: string;
};
export type ResolvePaymentDto = {
  /** What was done about it; stands in the payment's history. */
  reason: string;
};
export type ReturnPayoutDto = {
  reason: string;
};
export type ReturningView = {
  from: string;
  to: string;
  previousFrom: string;
  previousTo: string;
  days: number;
  total: CohortSumView;
  previous: CohortSumView;
  rows: CohortView[];
};
export type ReviewReportView = {
  id: number;
  reviewId: number;
  reason: "false" | "offensive" | "other" | "private" | "spam";
  comment: string | null;
  createdAt: string;
};
export type ReviewView = {
  id: number;
  dealId: number;
  rating: number;
  comment: string | null;
  createdAt: string;
  updatedAt: string;
  /** First name and initial; empty once the account is erased. */
  author: string;
  verifiedVisit: boolean;
  /** The business's answer. */
  reply: string | null;
  repliedAt: string | null;
};
export type ReviewedDealView = {
  id: number;
  title: string;
  titleNe: string | null;
};
export type SaveSearchDto = {
  /** Filters as in the address of the deals page, at least one. The place of the visitor (`near`), the order and the page are not stored. */
  query: string;
  /** Without a name the search is named after its filters. */
  name?: string;
};
export type SavedSearchView = {
  id: number;
  /** Filters as in the address of the deals page. */
  query: string;
  /** Null: named after its filters. */
  name: string | null;
  createdAt: string;
};
export type SavingsView = {
  year: number;
  /** Whole rupees. */
  total: number;
  /** Whole rupees of the twelve months, January first. */
  months: number[];
};
export type SearchRebuildView = {
  /** `all` renews every deal after an update of the software. */
  kind: "all" | "category" | "location" | "vendor";
  id: number;
  /** The category, city or business; null for `all`. */
  subjectId: number | null;
  name: string | null;
  nameNe: string | null;
  /** Deals that have the new name. */
  done: number;
  total: number;
  startedAt: string;
  /** Null while it runs. */
  finishedAt: string | null;
};
export type SecondFactorDto = {
  code: string;
};
export type SeenDealDto = {
  id: number;
  /** The version that was looked at. */
  version: number;
  /** The change that waited; none for a new deal. */
  revisionId?: number | null;
};
export type SeenMessageDto = {
  /** The version that was looked at; a stale one is rejected with 409. */
  version: number;
};
export type ServerHealthView = {
  version: string;
  /** Of the server that answered. */
  uptimeSeconds: number;
};
export type SessionUserView = {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  profileImageUrl: string | null;
  role: "admin" | "customer" | "vendor";
  staffOf: StaffOfView | null;
  /** The language that was chosen for the account; null while it is the default. A device takes it over after signing in. */
  chosenLanguage: ("en" | "ne") | null;
  /** An admin who has to enrol a passkey or an authenticator app: every other call answers 403 `auth.second-factor-required`. */
  needsSecondFactor: boolean;
};
export type SettingChangerView = {
  id: number;
  /** `#` and the id where the name is not kept any more. */
  name: string;
};
export type SettingView = {
  section:
    | "brand"
    | "contact"
    | "home"
    | "moderation"
    | "orders"
    | "passes"
    | "payouts"
    | "points"
    | "promises"
    | "taxes";
  type: "choice" | "email" | "number" | "text" | "words";
  value: string | number | string[];
  /** What holds until somebody changes it. */
  default: string | number | string[];
  choices: number[] | null;
  key: string;
  /** Of text in characters. */
  min: number | null;
  /** Of text in characters, of words how many. */
  max: number | null;
  /** Changes with every change; 0 while nobody has changed it. */
  version: number;
  changedAt: string | null;
  /** Null for what nobody changed, or a new version brought. */
  changedBy: SettingChangerView | null;
};
export type SettlementDifferenceView = {
  id: string;
  /** Null for a dispute that the gateway told of by itself. */
  settlementId: string | null;
  gateway: "bank-transfer" | "esewa" | "khalti" | "stripe";
  kind:
    | "amount"
    | "chargeback"
    | "chargeback-return"
    | "missing-here"
    | "missing-there"
    | "not-captured"
    | "refund-missing-here"
    | "refund-missing-there";
  /** What the gateway names the payment by. */
  reference: string;
  /** Null for what we do not know. */
  paymentId: string | null;
  ourPaisa: number | null;
  theirPaisa: number | null;
  resolvedAt: string | null;
  note: string | null;
  createdAt: string;
};
export type SettlementDto = {
  /** CSV in UTF-8, at most 5 MB */
  file: Blob;
};
export type SettlementImporterView = {
  id: number;
  name: string;
};
export type SettlementView = {
  id: string;
  gateway: "bank-transfer" | "esewa" | "khalti" | "stripe";
  periodFrom: string;
  periodTo: string;
  /** Rows of payments, refunds and chargebacks in the file. */
  rows: number;
  /** Those that an earlier file had. */
  repeated: number;
  /** Those that agree with our payments. */
  matched: number;
  differences: number;
  openDifferences: number;
  importedBy: SettlementImporterView;
  createdAt: string;
};
export type SignInMethodsView = {
  email: boolean;
  /** With the keys of an SMS gateway only. */
  sms: boolean;
  /** With the keys of a Google client only. */
  google: boolean;
};
export type SignUpCompletedView = {
  user: SessionUserView;
};
export type SignedInView = {
  success: boolean;
  /** Null while the second step is missing. */
  user: SessionUserView | null;
  /** The account has a passkey or an authenticator app: POST /api/auth/two-factor, or /api/auth/passkeys/sign-in. */
  secondFactor: boolean;
  /** An owner without a second factor who has not chosen: the screen offers a passkey. */
  offersPasskey: boolean;
};
export type SignedUpView = {
  success: boolean;
  id: number;
};
export type SignupDto = {
  firstName: string;
  lastName: string;
  phone: string;
  city: string;
  email: string;
  /** In which mail is written; English unless said. */
  language?: "en" | "ne";
  /** 6 to 128 characters; the commonest ones are rejected. */
  password: string;
};
export type SiteTaxRatesView = {
  serviceCharge: number;
  vat: number;
};
export type SiteView = {
  name: string;
  nameNe: string;
  phone: string;
  supportEmail: string;
  address: string;
  addressNe: string;
  supportHours: string;
  supportHoursNe: string;
  /** Within how many hours a message is answered. */
  answerHours: number;
  /** Business days until a business is verified. */
  verificationDaysFrom: number;
  verificationDaysTo: number;
  /** Hours for which a code is good unless its business says otherwise. */
  usualPassHours: number;
  /** The same for what is booked ahead: hotels, beauty and adventure. */
  bookedAheadPassHours: number;
  /** What the points of a deal may be worth, in percent of its price. */
  largestPointsWorth: number;
  taxRates: SiteTaxRatesView;
};
export type SitemapBrandView = {
  slug: string;
  updatedAt: string;
};
export type SitemapDealView = {
  id: number;
  updatedAt: string;
};
export type SitemapListView = {
  category: string | null;
  location: string | null;
  updatedAt: string;
};
export type SitemapPartView = {
  part: number;
  /** When something of it last changed. */
  updatedAt: string;
};
export type SitemapView = {
  deals: SitemapPartView[];
  brands: SitemapPartView[];
  /** Lists by category, city and both that have deals. */
  lists: SitemapListView[];
};
export type SlipDto = {
  /** PDF, JPEG or PNG, at most 5 MB */
  file: Blob;
};
export type SnoozeDto = {
  /** When it comes back; null: at once. */
  until: string | null;
};
export type SocialPictureView = {
  en: string;
  ne: string;
};
export type StaffInvitationView = {
  id: number;
  email: string;
  role: "counter" | "manager" | "owner";
  branchId: number | null;
  branchName: string | null;
  sentAt: string;
  expiresAt: string;
  isExpired: boolean;
};
export type StaffMemberView = {
  id: number;
  userId: number;
  firstName: string;
  lastName: string;
  email: string;
  profileImageUrl: string | null;
  role: "counter" | "manager" | "owner";
  /** Null means every branch. */
  branchId: number | null;
  branchName: string | null;
  /** Since when, ISO 8601. */
  since: string;
};
export type StaffOfView = {
  vendorId: number;
  businessName: string;
  nameNe: string | null;
  role: "counter" | "manager" | "owner";
  branchId: number | null;
};
export type StatementView = {
  /** The statement's number. */
  id: number;
  /** In Nepal. */
  day: string;
  /** Passes whose price became owed: used ones, those that expired 14 days before, and sales of the time before. */
  passesSold: number;
  /** Owed when the day began. */
  openingPaisa: number;
  /** What became owed for them. */
  soldPaisa: number;
  /** Of passes that were given back, and of uses that were taken back. */
  returnedPaisa: number;
  /** For points that its deals gave, less those that were taken back. */
  pointsPaisa: number;
  /** Payouts without those that came back; less than nothing when more came back on the day. */
  paidOutPaisa: number;
  /** Owed when it ended; less than nothing when it owes. */
  closingPaisa: number;
};
export type StatsView = {
  customers: number;
  businesses: number;
  cities: number;
  deals: number;
  redemptions: number;
  /** Points that a visit earns on average, before a membership multiplies them; of the last 10,000 visits that earned some. */
  pointsPerVisit: number;
  /** Of the listed deals, in percent of the original price. */
  biggestSavingPercent: number;
};
export type StepUpDto = {
  /** `AuthenticationResponseJSON` for the options of `POST /api/auth/passkeys/sign-in/options`. */
  passkey?: {
    [key: string]: any;
  };
  /** The password of the account. */
  password?: string;
  /** Six digits of the authenticator app, or a recovery code. */
  code?: string;
  /** Six digits of `POST /api/auth/otp` for the address of the account. Not for admins. */
  digits?: string;
};
export type StepUpView = {
  /** `code` with an authenticator app alone, `passkey` with a passkey, `digits` with a verified address. */
  ways: ("code" | "digits" | "passkey" | "password")[];
};
export type StopEmailChangeDto = {
  /** From the link in the mail to the old address. */
  token: string;
};
export type SubmitDealDraftDto = {
  /** The version that is submitted. */
  version: number;
};
export type SubscribeDto = {
  email: string;
  language?: "en" | "ne";
};
export type SubscriptionPlanView = {
  id: number;
  slug: "free" | "gold" | "silver";
  name: string;
  nameNe: string;
  description: string;
  descriptionNe: string;
  /** Whole rupees; 0 is free. */
  priceMonthly: number;
  priceYearly: number;
  /** How many deals may be live or waiting at once; null is any number. */
  dealLimit: number | null;
  featuredDealLimit: number;
  /** Whether advanced analytics are included. */
  analyticsAccess: boolean;
  prioritySupport: boolean;
  isActive: boolean;
};
export type SuggestedDealView = {
  id: number;
  title: string;
  titleNe: string | null;
};
export type SuggestionView = {
  labelEn: string;
  /** The same as `labelEn` where there is no Nepali name. */
  labelNe: string;
  /** Deals, counted up to 100. */
  count: number;
  /** The page it leads to, without the language. */
  path: string;
};
export type SuggestionsView = {
  /** At most three, the best first. */
  deals: SuggestedDealView[];
  /** At most three. */
  dishes: SuggestionView[];
  /** At most two. */
  businesses: SuggestionView[];
  /** At most two: cities, and neighborhoods with branches. */
  areas: SuggestionView[];
};
export type SystemHealthView = {
  database: DatabaseHealthView;
  events: EventsHealthView;
  mail: MailHealthView;
  gateways: GatewayHealthView[];
  /** Deletion of old rows; a task that has never run is left out. */
  cleanup: CleanupTaskView[];
  cache: CacheHealthView;
  server: ServerHealthView;
};
export type TaxRatesView = {
  serviceCharge: number;
  vat: number;
};
export type TransferDenialView = {
  /** `transfer.few-places`, `transfer.share-held` or `transfer.paused`. */
  code: string;
  message: string;
  /** Until when, for `transfer.paused`. */
  until: string | null;
};
export type TurnOffTwoFactorDto = {
  code: string;
  password: string;
};
export type TwoFactorView = {
  /** Whether the account has an authenticator app. */
  isOn: boolean;
  hasPasskey: boolean;
  /** Of ten. */
  recoveryCodesLeft: number;
};
export type UndoDto = {
  /** After so many seconds it takes effect, and the answer is 202 with its id; none or 0: at once. */
  undoSeconds?: number;
};
export type UnreadView = {
  /** At most 1000. */
  unread: number;
};
export type UnsubscribeDto = {
  /** What mail programs send with one click. */
  "List-Unsubscribe"?: "One-Click";
};
export type UpdateAccountDto = {
  firstName?: string;
  lastName?: string;
  address?: string | null;
  city?: string | null;
  phone?: string | null;
  /** The `path` of an uploaded picture of one's own; null takes it away. */
  profileImage?: string | null;
  language?: "en" | "ne";
  /** Whether pages suggest deals from used codes and favorites. */
  suggestions?: boolean;
  mail?: MailPreferencesDto;
};
export type UpdateBranchDto = {
  name?: string;
  address?: string;
  city?: string;
  /** An area of that city. */
  areaId?: number | null;
  latitude?: number | null;
  longitude?: number | null;
  /** A day without a span is closed; null where nothing is said. */
  hours?: OpeningSpanDto[] | null;
};
export type UpdateDealDraftDto = {
  /** The version that was typed on; a stale one is rejected with 409. */
  version: number;
  /** All of it: what is left out is empty. */
  content: DealDraftContentDto;
};
export type UpdateDealDto = {
  categoryId?: number;
  locationId?: number | null;
  title?: string;
  titleNe?: string | null;
  description?: string;
  descriptionNe?: string | null;
  /** What one gets, line by line. */
  included?: string[] | null;
  includedNe?: string[] | null;
  /** What one does not get, line by line. */
  excluded?: string[] | null;
  excludedNe?: string[] | null;
  /** A decimal with at most two places, or for buyXgetY the words of the badge. */
  discountValue?: string;
  /** Passes per customer; empty means unlimited. */
  redemptionLimit?: number | null;
  /** Passes in all. */
  totalLimit?: number | null;
  /** Passes per day in Nepal. */
  dailyLimit?: number | null;
  pointsEarned?: number;
  minimumBill?: number | null;
  partySize?: number | null;
  image?: string | null;
  discountType?: "buyXgetY" | "fixed" | "percentage";
  originalPrice?: number;
  /** Required for buyXgetY; otherwise computed, and ignored when sent. */
  discountedPrice?: number;
  /** An instant, or a day in Nepal and then its beginning. */
  startDate?: string;
  /** An instant, or a day in Nepal and then its end. */
  endDate?: string;
  /** `prepaid` is bought in advance and needs a price above 0; `counter`, paid at the shop, unless said. */
  saleMode?: "counter" | "prepaid";
  /** What the price is without; a prepaid price always includes both. `included` unless said. */
  taxes?: "included" | "vat-and-service-extra" | "vat-extra";
  /** What the price is for; none where nothing is said. */
  priceFor?: PriceForDto | null;
  /** What the business says about the food: all of it is vegetarian, all of it is halal. */
  food?: ("halal" | "veg")[] | null;
  passValidityHours?: 24 | 72 | 168 | 720;
  /** 0 = Sunday. */
  weekdays?: number[] | null;
  hoursFrom?: string | null;
  hoursUntil?: string | null;
  blackoutDates?: string[] | null;
  /** Branches where it can be used; none named means all. */
  branchIds?: number[] | null;
  /** A place of its own, where the deal happens instead of at the branches. */
  venue?: VenueDto | null;
  vendorId?: number;
  /** The version that was edited; a stale one is rejected with 409. */
  version?: number;
};
export type UpdateReviewDto = {
  comment?: string | null;
  rating?: number;
};
export type UpdateVendorDto = {
  businessType?: string | null;
  address?: string | null;
  city?: string | null;
  contactName?: string | null;
  contactPosition?: string | null;
  businessName?: string;
  nameNe?: string | null;
  category?: string;
  description?: string;
  descriptionNe?: string | null;
  vatNumber?: string | null;
  registrationNumber?: string | null;
  phone?: string | null;
  email?: string | null;
  contactPhone?: string | null;
  contactEmail?: string | null;
  logo?: string | null;
  website?: string | null;
  /** The version that was edited; a stale one is rejected with 409. */
  version?: number;
};
export type UploadDto = {
  /** JPEG, PNG, WebP or AVIF, at most 5 MB */
  file: Blob;
  purpose: "avatar" | "city" | "deal" | "logo";
};
export type UsedDealView = {
  id: number;
  title: string;
  titleNe: string | null;
};
export type UserActivityView = {
  passes: number;
  passesUsed: number;
  /** Rupees that used passes saved. */
  saved: number;
  reviews: number;
  favorites: number;
  messages: number;
  lastPassAt: string | null;
};
export type UserBusinessView = {
  id: number;
  businessName: string;
  nameNe: string | null;
  role: "counter" | "manager" | "owner";
};
export type UserDecisionView = {
  id: number;
  action:
    | "points.corrected"
    | "user.factors-reset"
    | "user.reinstated"
    | "user.role-changed"
    | "user.suspended";
  reason: string;
  at: string;
  admin: string;
};
export type VendorAnalyticsView = {
  /** Redemptions by weekday (0 is Sunday) and hour in Nepal. */
  hours: number[][] | null;
  days: 7 | 30 | 90;
  from: string;
  to: string;
  isAdvanced: boolean;
  totals: PeriodTotalsView;
  /** The same of as many days before. */
  previous: PeriodTotalsView;
  series: AnalyticsDayView[];
  /** Null without advanced analytics, like the hours. */
  funnel: FunnelView | null;
  /** The five that were used most, and new ones. */
  deals: DealFiguresView[];
};
export type VendorComplaintView = {
  id: number;
  reason: "false" | "offensive" | "other" | "private" | "spam";
  comment: string | null;
  at: string;
  dealId: number;
  dealTitle: string;
  rating: number;
  review: string | null;
  isHidden: boolean;
};
export type VendorRedemptionView = {
  id: string;
  dealId: number;
  dealTitle: string;
  dealTitleNe: string | null;
  /** First name and an initial. */
  customer: string;
  state: "redeemed" | "voided";
  redeemedAt: string;
  branchId: number | null;
  branchName: string | null;
  /** Who accepted it. */
  acceptedBy: string;
  /** Whole rupees that were charged. */
  amount: number;
  points: number;
  voidedAt: string | null;
  voidReason: string | null;
};
export type VendorReviewSummaryView = {
  count: number;
  /** One decimal; null without a review. */
  average: number | null;
  /** Reviews with one to five stars. */
  ratingCounts: number[];
  /** How many wait for an answer. */
  unanswered: number;
  /** The deals that have reviews. */
  deals: ReviewedDealView[];
};
export type VendorReviewView = {
  id: number;
  dealId: number;
  rating: number;
  comment: string | null;
  createdAt: string;
  updatedAt: string;
  /** First name and initial; empty once the account is erased. */
  author: string;
  verifiedVisit: boolean;
  /** The business's answer. */
  reply: string | null;
  repliedAt: string | null;
  dealTitle: string;
  dealTitleNe: string | null;
  /** Whether the reader has reported it. */
  isReported: boolean;
};
export type VendorSignedUpView = {
  success: boolean;
  /** Of the business. */
  id: number;
};
export type VendorSignupDto = {
  account: SignupDto;
  business: NewBusinessDto;
};
export type VendorSubscriptionView = {
  /** What it may use now: the chosen plan once it is paid for, else Free. */
  plan: SubscriptionPlanView;
  /** The plan that was chosen and waits for its payment; null when nothing waits. */
  awaitingPayment: SubscriptionPlanView | null;
  /** What follows the period that runs; null when the plan goes on. */
  next: SubscriptionPlanView | null;
  nextBillingCycle: ("monthly" | "yearly") | null;
  subscriptionPlanId: number | null;
  subscriptionStatus:
    | "active"
    | "canceled"
    | "incomplete"
    | "past_due"
    | "pay_later"
    | "trialing";
  billingCycle: ("monthly" | "yearly") | null;
  currentPeriodEnd: string | null;
  cancelAtPeriodEnd: boolean;
  /** Until when a period that ended can still be paid for; null when none has. */
  graceUntil: string | null;
  /** What is paid for and begins when the running period ends. */
  ahead: PeriodAheadView | null;
  /** The order that waits for its payment. */
  planOrder: PlanOrderView | null;
  planOrderId: string | null;
  offers: PlanOfferView[];
  usage: PlanUsageView;
};
export type VendorView = {
  id: number;
  userId: number;
  slug: string;
  businessName: string;
  nameNe: string | null;
  businessType: string | null;
  category: string;
  description: string;
  descriptionNe: string | null;
  logo: string | null;
  website: string | null;
  vatNumber: string | null;
  registrationNumber: string | null;
  address: string | null;
  city: string | null;
  phone: string | null;
  email: string | null;
  contactName: string | null;
  contactPosition: string | null;
  contactPhone: string | null;
  contactEmail: string | null;
  status: "pending" | "rejected" | "suspended" | "verified";
  /** Why it was rejected or suspended. */
  statusReason: string | null;
  isVerified: boolean;
  /** Another name or category that waits for an admin; the public ones stay until then. */
  proposedName: string | null;
  proposedNameNe: string | null;
  proposedCategory: string | null;
  proposedAt: string | null;
  /** Why the last proposal was rejected. */
  proposalRefusal: string | null;
  plan: "free" | "gold" | "silver";
  subscriptionStatus: string;
  /** The plan that is paid for; null on the free plan. */
  subscriptionPlanId: number | null;
  /** Until when it is paid for; null on the free plan. */
  currentPeriodEnd: string | null;
  /** Whether the free plan follows then. */
  cancelAtPeriodEnd: boolean;
  version: number;
  submittedAt: string;
  createdAt: string;
};
export type VenueDto = {
  name: string;
  nameNe?: string | null;
  /** The area by which customers find it. */
  areaId?: number | null;
  latitude: number;
  longitude: number;
};
export type VenueView = {
  name: string;
  nameNe: string | null;
  latitude: number;
  longitude: number;
  areaId: number | null;
};
export type VerifyDigitsDto = {
  digits: string;
  /** The address that the digits are mailed to. */
  to: string;
};
export type VerifyEmailDto = {
  /** From the link in the mail. */
  token: string;
};
export type VerifyVendorDto = {
  /** After so many seconds it takes effect, and the answer is 202 with its id; none or 0: at once. */
  undoSeconds?: number;
  /** The version that was looked at; a stale one is rejected with 409. */
  version?: number;
  /** Deals of the business that are approved with it, each once. */
  approveDeals?: DealToApproveDto[];
};
export type VisitsView = {
  /** Used codes. */
  visits: number;
  /** Points of a visit on average, before a membership multiplies them; whole points. */
  pointsPerVisit: number;
};
export type VoidDto = {
  reason: string;
};
export type WaitingDecisionView = {
  id: string;
  action: string;
  by: WorkPersonView;
  takesEffectAt: string;
  secondsLeft: number;
};
export type WaitingReportView = {
  reason: "false" | "offensive" | "other" | "private" | "spam";
  comment: string | null;
  createdAt: string;
};
export type WaitsView = {
  /** Of the request; null when it is done. */
  approvalId: string | null;
};
export type WorkBusinessView = {
  id: number;
  businessName: string;
  nameNe: string | null;
  status: string;
};
export type WorkCountsView = {
  ready: number;
  waiting: number;
  blocked: number;
  snoozed: number;
  /** Of those that are ready. */
  overdue: number;
  mine: number;
  kinds: KindCountsView[];
};
export type WorkFailureView = {
  code: string;
  message: string | null;
  action: string;
  at: string;
};
export type WorkItemView = {
  /** What the kind says of it. */
  facts: {
    [key: string]: any;
  };
  lane: "blocked" | "ready" | "waiting";
  due: "later" | "overdue" | "today";
  kind: string;
  /** Within its kind. */
  id: string;
  /** Of what is decided about: the deal of a change, the payment of a refund. */
  subjectId: string;
  title: string;
  titleNe: string | null;
  business: WorkBusinessView | null;
  blockedBy: BlockedByView | null;
  since: string;
  dueAt: string;
  owner: WorkOwnerView | null;
  snoozedUntil: string | null;
  version: number;
  /** Whether it concerns the business of who asks: another admin decides. */
  isOwn: boolean;
  /** What can be decided now. */
  allowed: string[];
  pendingDecision: WaitingDecisionView | null;
  /** Why the last decision did not take effect. */
  lastFailure: WorkFailureView | null;
  /** Items that can be decided once this one is. */
  frees: FreedItemView[];
};
export type WorkOwnerView = {
  /** Null: until it is given back. */
  until: string | null;
  since: string | null;
  id: number;
  name: string;
};
export type WorkPersonView = {
  id: number;
  name: string;
};
