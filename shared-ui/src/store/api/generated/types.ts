export type AcceptDto = {
  /** Branch of the counter. Not needed for staff of one branch. */
  branchId?: number;
  /** Whole rupees charged; default: the deal's price. */
  amount?: number;
  /** Another name of `amount`: whole rupees of the bill. If both are given, they must be equal. */
  bill?: number;
  /** Number of guests, checked against the deal's party size if given. */
  guests?: number;
  /** Number of the bill in another program, once per business among uses that were not voided. The same code with the same
    reference returns the same acceptance. */
  reference?: string;
  /** How the guest paid; part of the daily close. */
  paidWith?: "card" | "cash" | "qr";
  /** The shift of the person at the counter; default: the person who is signed in. Not for API keys. */
  shiftId?: string;
  /** Decision of an owner or manager to accept the code against a term of the deal. Not for API keys. */
  override?: OverrideDto;
  /** The scanned code, or the eight typed characters. */
  code: string;
};
export type AcceptInvitationDto = {
  /** The token of the link. */
  token: string;
};
export type AcceptingKeyView = {
  id: number;
  name: string;
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
  /** Null for an account that signs in by its phone number only. */
  email: string | null;
  /** Mobile number of ten digits by which the account signs in. */
  verifiedPhone: string | null;
  profileImageUrl: string | null;
  role: "admin" | "customer" | "vendor";
  /** Role of an admin in the marketplace; null for other users, and for an admin without a role. */
  adminRole: ("finance" | "moderator" | "owner" | "support") | null;
  /** Rights of an admin in the marketplace. */
  rights: (
    | "audit"
    | "businesses"
    | "cases"
    | "cases-read"
    | "deals"
    | "invoices"
    | "messages"
    | "payments"
    | "payouts"
    | "refunds"
    | "reports"
    | "reviews"
    | "roles"
    | "settings"
    | "users"
  )[];
  staffOf: StaffOfView | null;
  /** Language chosen for the account; null without a choice. A device uses it after signing in. */
  chosenLanguage: ("en" | "ne") | null;
  /** True for an admin who has to enrol a passkey or an authenticator app: every other call returns 403
    `auth.second-factor-required`. */
  needsSecondFactor: boolean;
  phone: string | null;
  address: string | null;
  city: string | null;
  language: "en" | "ne";
  mail: MailPreferencesView;
  /** True if pages suggest deals from used codes and favorites. */
  suggestions: boolean;
  emailVerified: boolean;
  /** False for an account that was opened by a one-time number: mailed digits then replace the password. */
  hasPassword: boolean;
  /** Total points; below 0 if spent points came from a use that was voided. */
  loyaltyPoints: number;
  /** Part of the points that can be spent now. */
  spendablePoints: number;
  /** Points that can be spent later, earliest first. */
  pendingPoints: PendingPointsView[];
  membership: MembershipSummaryView;
};
export type ActivityDayView = {
  signUps: number;
  passesIssued: number;
  /** Without voided ones. */
  passesUsed: number;
  /** By the day of their latest submission. */
  dealsSubmitted: number;
  reviews: number;
  /** Day in Nepal. */
  date: string;
};
export type ActivityView = {
  signUps: number;
  passesIssued: number;
  /** Without voided ones. */
  passesUsed: number;
  /** By the day of their latest submission. */
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
  /** Number of listed deals that can be used there. */
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
  /** Number of its deals in any state, without those of its subcategories. */
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
  /** Number of customers with a running membership, on any terms. */
  runningCount: number;
  /** Number of those on earlier terms. */
  onEarlierTerms: number;
};
export type AdminMessageDetailView = {
  id: number;
  kind: "contact" | "help";
  category: ("account" | "deals" | "payment" | "technical") | null;
  name: string;
  email: string;
  /** The category for a help message. */
  subject: string;
  /** Beginning of the message. */
  excerpt: string;
  language: "en" | "ne";
  state: "answered" | "closed" | "in-progress" | "new";
  /** True if it is open and past its due time. */
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
  /** Actions of admins on it, newest first, at most 50. */
  acts: MessageActView[];
  /** Other messages from the same address, newest first, at most 10. */
  others: OtherMessageView[];
};
export type AdminMessageView = {
  id: number;
  kind: "contact" | "help";
  category: ("account" | "deals" | "payment" | "technical") | null;
  name: string;
  email: string;
  /** The category for a help message. */
  subject: string;
  /** Beginning of the message. */
  excerpt: string;
  language: "en" | "ne";
  state: "answered" | "closed" | "in-progress" | "new";
  /** True if it is open and past its due time. */
  isOverdue: boolean;
  assignee: MessagePersonView | null;
  dueAt: string;
  createdAt: string;
  version: number;
};
export type AdminOrderLineView = {
  dealId: number;
  /** Title of the deal at the time of purchase. */
  title: string;
  titleNe: string | null;
  vendor: AdminOrderVendorView;
  quantity: number;
  /** Whole rupees. */
  unitPrice: number;
  /** Empty until the order is paid. */
  passes: AdminOrderPassView[];
};
export type AdminOrderPassView = {
  id: string;
  state: "cancelled" | "expired" | "issued" | "redeemed" | "voided";
  expiresAt: string;
  /** True if the pass is unused, until 14 days after its expiry. */
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
  /** Value of the points used, in whole rupees. */
  pointsValue: number;
  /** Amount due in money. */
  due: number;
  /** Price of the returned passes. */
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
  /** Changes of live deals. */
  revisions: QueueView;
  vendors: QueueView;
  /** Reported reviews. */
  reviews: QueueView;
  /** Messages without a reply. */
  messages: QueueView;
  /** Payments in the review queue: a wrong amount, a pending transfer, or open for more than an hour. */
  payments: QueueView;
  /** Refunds that no gateway can make. */
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
  /** Id of the order, or of another purpose of the payment. */
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
  /** Sum of the three stages. */
  refunded: number;
  refundSums: RefundSumsView;
  /** Reference of the transfer, or the id of the payment at the gateway. */
  reference: string;
  /** The gateway's number of the capture. */
  transactionId: string | null;
  customer: PayerView;
  /** Reason for review: a wrong amount, a pending transfer, open for more than an hour, or a settlement difference. */
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
  /** Sum of the three stages. */
  refunded: number;
  refundSums: RefundSumsView;
  /** Reference of the transfer, or the id of the payment at the gateway. */
  reference: string;
  /** The gateway's number of the capture. */
  transactionId: string | null;
  customer: AdminPaymentCustomerView;
  orderId: string | null;
  /** Order of a membership or of a business plan. */
  planOrderId: string | null;
  /** Reason for review: a wrong amount, a pending transfer, open for more than an hour, or a settlement difference. */
  need: ("mismatch" | "open" | "settlement" | "transfer") | null;
  createdAt: string;
  completedAt: string | null;
  /** Time at which the customer sent the bank slip; it is read at `/api/admin/payments/{id}/slip`. */
  slipAt: string | null;
  /** End of the time to pay. */
  expiresAt: string;
  /** Fee of the gateway, in paisa. */
  feePaisa: number;
  purpose: "membership" | "order" | "subscription";
  /** Next status query at the gateway; null if nothing more is expected. */
  nextLookAt: string | null;
  events: PaymentEventView[];
  refunds: AdminRefundView[];
  /** True if it concerns the caller or a business that the caller works for: another admin decides (rule Y7). */
  isOwn: boolean;
};
export type AdminPayoutView = {
  vendor: PayeeView;
  /** The admin who recorded it. */
  paidBy: string;
  id: string;
  paidAt: string;
  /** Whole rupees. */
  amount: number;
  method: "bank-transfer" | "esewa" | "khalti";
  reference: string;
  /** `returned` if the money came back: it is owed again. */
  state: "paid" | "returned";
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
  /** Number of businesses with a running period, on any terms. */
  runningCount: number;
  /** Number of those on earlier terms. */
  onEarlierTerms: number;
};
export type AdminPointsEntryView = {
  id: number;
  /** Negative for removed or spent points. */
  delta: number;
  kind:
    | "correction"
    | "honour"
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
  /** Reason of a correction. */
  reason: string | null;
};
export type AdminRefundDto = {
  reason: string;
  /** Passes to refund; all unused ones by default. */
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
  /** `manual` has to be paid back manually. */
  state: "completed" | "manual" | "requested" | "sending";
  cause: "admin" | "customer" | "not-honoured";
  /** Reason why an admin has to pay it back. */
  manualReason: string | null;
  manualReference: string | null;
  attempts: number;
  customer: PayerView;
  createdAt: string;
  completedAt: string | null;
  /** True if it concerns the caller or a business that the caller works for: another admin decides (rule Y7). */
  isOwn: boolean;
};
export type AdminRefundView = {
  id: string;
  amount: number;
  state: "completed" | "manual" | "requested" | "sending";
  cause: "admin" | "customer" | "not-honoured";
  /** Reason why an admin has to pay it back. */
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
  /** Pending reports. */
  reports: WaitingReportView[];
};
export type AdminRoleDto = {
  role: "finance" | "moderator" | "owner" | "support";
};
export type AdminRoleView = {
  /** Id of the user. */
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  /** Null for an admin without a role, who has no rights. */
  role: ("finance" | "moderator" | "owner" | "support") | null;
  rights: (
    | "audit"
    | "businesses"
    | "cases"
    | "cases-read"
    | "deals"
    | "invoices"
    | "messages"
    | "payments"
    | "payouts"
    | "refunds"
    | "reports"
    | "reviews"
    | "roles"
    | "settings"
    | "users"
  )[];
  /** Start of the role, ISO 8601. */
  since: string | null;
  isSuspended: boolean;
  /** Last visit, updated at most every 5 minutes; null without a session. */
  lastSeenAt: string | null;
};
export type AdminSearchView = {
  deals: FoundDealView[];
  vendors: FoundVendorView[];
  users: FoundUserView[];
  /** By reference, the gateway's number or id. */
  payments: FoundPaymentView[];
  /** By the first digits of the id. */
  orders: FoundOrderView[];
  /** By the number. */
  invoices: FoundInvoiceView[];
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
  /** Updated at most every 5 minutes. */
  lastSeenAt: string;
};
export type AdminStaffView = {
  userId: number;
  name: string;
  email: string;
  role: "counter" | "manager" | "owner";
  /** Branch of a staff member assigned to a single one. */
  branch: string | null;
};
export type AdminStatementView = {
  /** The statement's number. */
  id: number;
  /** In Nepal. */
  day: string;
  /** Number of passes whose price became owed: used ones, ones that expired 14 days before, and sales from
    before rule ST1. */
  passesSold: number;
  /** Balance at the start of the day. */
  openingPaisa: number;
  /** Amount that became owed for them. */
  soldPaisa: number;
  /** For refunded passes and voided uses. */
  returnedPaisa: number;
  /** For points that its deals gave, voided points deducted. */
  pointsPaisa: number;
  /** Payouts minus returned payouts; negative if more was returned on that day. */
  paidOutPaisa: number;
  /** Balance at the end of the day; negative if the business owes money. */
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
  /** Null for an account that signs in by its phone number only. */
  email: string | null;
  /** Mobile number of ten digits by which the account signs in. */
  verifiedPhone: string | null;
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
  /** True if the account has a passkey or an authenticator app. */
  twoFactor: boolean;
  business: UserBusinessView | null;
  activity: UserActivityView;
  /** Newest first, at most 100. */
  decisions: UserDecisionView[];
  /** Latest first, at most 100. */
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
  /** Null for an account that signs in by its phone number only. */
  email: string | null;
  /** Mobile number of ten digits by which the account signs in. */
  verifiedPhone: string | null;
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
  /** Only a business whose owner has verified an e-mail can be verified. */
  isOwnerVerified: boolean;
  businessType: string | null;
  contactPosition: string | null;
  contactPhone: string | null;
  contactEmail: string | null;
  plan: "free" | "gold" | "silver";
  subscriptionStatus: string;
  createdAt: string;
  /** Passes that can still be used; they stay valid after any decision. */
  openPasses: number;
  passesUsed: number;
  branches: AdminBranchView[];
  staff: AdminStaffView[];
  /** Null if no number was read. By default no reader is bound (rule G10). */
  readNumbers: ReadNumbersView | null;
  /** Newest first, at most 100. */
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
  /** True for the test business of `npm run check:live`, which stays suspended (rule TB1). */
  isTest: boolean;
  submittedAt: string;
  ownerName: string;
  ownerEmail: string;
  dealCount: number;
  branchCount: number;
  /** Name or category that needs an admin's approval. */
  proposedName: string | null;
  proposedNameNe: string | null;
  proposedCategory: string | null;
  /** Incremented with every change of the profile. */
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
  /** True for the test business of `npm run check:live`, which stays suspended (rule TB1). */
  isTest: boolean;
  submittedAt: string;
  ownerName: string;
  ownerEmail: string;
  dealCount: number;
  branchCount: number;
  /** Name or category that needs an admin's approval. */
  proposedName: string | null;
  proposedNameNe: string | null;
  proposedCategory: string | null;
  /** Incremented with every change of the profile. */
  version: number;
  documents: DocumentView[];
};
export type AdviceView = {
  id: string;
  /** 0 is Sunday. */
  weekday: number;
  hoursFrom: string;
  hoursUntil: string;
  /** Redemptions at this time in the last eight weeks. */
  uses: number;
};
export type AllowedPriceView = {
  amount: number | null;
  /** Period that shows the price. */
  from: string | null;
  until: string | null;
  /** False for the price of the item that the form names: it rejects a higher price once an admin has confirmed the item. */
  isBinding: boolean;
};
export type AnalyticsDayView = {
  /** A day in Nepal. */
  date: string;
  redemptions: number;
  revenue: number;
  /** Redemptions of the corresponding day in the previous period. */
  before: number;
};
export type AnswerByLinkDto = {
  answer: "no" | "partly" | "yes";
  /** From the link in the mail. */
  token: string;
};
export type AnswerCaseDto = {
  photoIds?: string[];
  answer: "again" | "disagree" | "pay-back";
  /** Rupees for `pay-back`; default: the largest amount of the case. */
  amount?: number;
  text?: string;
};
export type AnswerHonourDto = {
  /** `later` puts the question off until the next day. */
  answer: "later" | "no" | "partly" | "yes";
};
export type AnswerTimeView = {
  count: number;
  /** Replies within seven days. */
  inTime: number;
  /** One decimal. */
  averageDays: number;
};
export type ApiKeyView = {
  id: number;
  /** `test` keys act for a business of their own in the sandbox. */
  kind: "live" | "test";
  name: string;
  state: "active" | "ended" | "withdrawn";
  prefix: string;
  /** The last four characters of the key. */
  lastFour: string;
  scopes: (
    | "deals:read"
    | "deals:write"
    | "orders:read"
    | "passes:check"
    | "passes:redeem"
    | "payouts:read"
    | "redemptions:read"
    | "reviews:read"
    | "reviews:reply"
    | "webhooks:write"
  )[];
  /** Null if the key is for all branches. */
  branchId: number | null;
  branchName: string | null;
  /** Networks from which the key may be used; empty for all. */
  allowedAddresses: string[];
  /** Version of the API to which the key is pinned. */
  version: string;
  createdAt: string;
  createdBy: string;
  /** Null for a key without an end. */
  expiresAt: string | null;
  /** Stored at most once a minute. */
  lastUsedAt: string | null;
  /** The key before the last rotation is valid until then. */
  previousUntil: string | null;
  withdrawnAt: string | null;
};
export type ApprovalAdminView = {
  id: number;
  name: string;
};
export type ApprovalView = {
  id: string;
  kind:
    | "honour-decision"
    | "order-refund"
    | "payout"
    | "payout-run"
    | "refund-close";
  /** Id of the business, the payout run, the order or the refund. */
  subjectId: string;
  /** The business, or the day of the run; null for an order or a refund. */
  subject: string | null;
  /** Nepali name of the business, if it has one. */
  subjectNe: string | null;
  /** The payment that the order or refund belongs to. */
  paymentId: string | null;
  /** Whole rupees. */
  amount: number;
  /** Reason or reference given with the request. */
  note: string | null;
  state: "approved" | "expired" | "pending" | "rejected";
  requestedBy: ApprovalAdminView;
  requestedAt: string;
  /** The request expires at this time. */
  expiresAt: string;
  decidedBy: ApprovalAdminView | null;
  decidedAt: string | null;
  /** Reason of the rejection. */
  reason: string | null;
  /** True if it concerns the caller or a business that the caller works for: another admin decides (rule Y7). */
  isOwn: boolean;
};
export type ApproveChangeDto = {
  /** Undo window in seconds, answered with 202 and the id of the decision. Without it or with 0, the decision takes
    effect immediately. */
  undoSeconds?: number;
  /** Reviewed version; an outdated one is rejected with 409. */
  version?: number;
};
export type ApproveDealDto = {
  /** Undo window in seconds, answered with 202 and the id of the decision. Without it or with 0, the decision takes
    effect immediately. */
  undoSeconds?: number;
  /** Item of the business that the deal sells, confirmed by the admin. */
  priceItemId?: number;
  /** Reviewed version; an outdated one is rejected with 409. */
  version?: number;
};
export type ApproveDealsDto = {
  /** Deals without duplicates. */
  deals: SeenDealDto[];
};
export type AskDealDto = {
  /** Text shown to the business. */
  note: string;
  /** Reviewed version; an outdated one is rejected with 409. */
  version?: number;
  reasonCodes?: string[];
};
export type AskVendorDto = {
  /** Text shown to the business. */
  note: string;
  /** The version that was looked at; a stale one is rejected with 409. */
  version?: number;
  reasonCodes?: string[];
};
export type AskedChangeView = {
  at: string;
  reasonCodes: string[];
  note: string;
};
export type AskedDealChangeView = {
  /** ISO 8601. */
  at: string;
  reasonCodes: string[];
  note: string;
};
export type AssignMessageDto = {
  /** Version that the admin saw; an outdated one is rejected with 409. */
  version: number;
  /** The admin to whom it is assigned. */
  assigneeId: number;
};
export type AuditActorView = {
  id: number;
  /** `#` and the id if the account was erased. */
  name: string;
};
export type AuditEntryView = {
  id: number;
  at: string;
  /** Null for actions of the system, of its operator and of an API key. */
  actor: AuditActorView | null;
  /** The API key that acted. */
  apiKey: AuditKeyView | null;
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
export type AuditKeyView = {
  id: number;
  name: string;
};
export type BalanceView = {
  /** The business's id. */
  id: number;
  vendor: PayeeView;
  /** Negative if the business owes money, for points or refunds. */
  owedPaisa: number;
  /** Sold in advance and not yet used: owed after its use. */
  unusedPaisa: number;
  lastPaidAt: string | null;
};
export type BeginEnrolmentDto = {
  password: string;
};
export type BeginShiftDto = {
  deviceId: number;
  userId: number;
  pin: string;
};
export type BlockedByView = {
  /** Kind of the item that must be decided first; null if the reason is no item. */
  kind: string | null;
  id: string | null;
  /** Reason, such as `vendor-pending`, `vendor-rejected`, `vendor-suspended`, `approval`, `asked`. */
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
  /** A day without a span is closed; null if the hours are unknown. */
  hours?: OpeningSpanDto[] | null;
};
export type BranchView = {
  id: number;
  name: string;
  address: string;
  city: string;
  /** Area of the city; null if none was chosen. */
  areaId: number | null;
  latitude: number | null;
  longitude: number | null;
  /** A day without a span is closed. Null if the hours are unknown. */
  hours: OpeningSpanView[] | null;
};
export type BrandPageView = {
  id: number;
  slug: string;
  businessName: string;
  nameNe: string | null;
  logo: string | null;
  category: string;
  /** Null if the business entered a category of its own. */
  categoryNe: string | null;
  city: string | null;
  cityNe: string | null;
  /** Null below 20 answers (rule HN3). */
  honour: HonourView | null;
  /** Number of live deals. */
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
  /** Contact for complaints. */
  contactName: string | null;
  contactPosition: string | null;
  contactPhone: string | null;
  contactEmail: string | null;
  /** Average over the reviews of all its deals; null without reviews. */
  averageRating: number | null;
  reviewCount: number;
  /** End of the period that began with three cases decided against it within 30 days (rule HN11); null outside of one. */
  honourNoteUntil: string | null;
  /** Null if the date is unknown. */
  verified: VerifiedView | null;
  /** Null without an ended case. */
  endedCases: EndedCasesView | null;
  branches: BranchView[];
};
export type BrandView = {
  id: number;
  slug: string;
  businessName: string;
  nameNe: string | null;
  logo: string | null;
  category: string;
  /** Null if the business entered a category of its own. */
  categoryNe: string | null;
  city: string | null;
  cityNe: string | null;
  /** Null below 20 answers (rule HN3). */
  honour: HonourView | null;
  /** Number of live deals. */
  dealCount: number;
};
export type BulkDecisionView = {
  dealId: number;
  title: string | null;
  approved: boolean;
  /** Code of the error, such as `deal.checks-failed` or `deal.state-forbids`; null if approved. */
  code: string | null;
  message: string | null;
  /** Current state of the deal, if it forbids the approval. */
  currentState: string | null;
};
export type CacheHealthView = {
  /** True if this server may serve responses from its cache. */
  isUsable: boolean;
  entries: number;
  hits: number;
  misses: number;
};
export type CallbackTakenView = {
  received: boolean;
};
export type CardSentenceView = {
  en: string;
  ne: string;
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
  /** First photo; null if the cover is shown instead. */
  image: string | null;
  photoCount: number;
  /** Null below 20 answers. */
  honour: HonourView | null;
  /** Id of the cover named by the title; null for the typographic cover. */
  coverKey: string | null;
  discountType: "buyXgetY" | "fixed" | "percentage";
  discountValue: string;
  /** Whole rupees, like all prices. */
  originalPrice: number;
  discountedPrice: number;
  startDate: string;
  endDate: string;
  createdAt: string;
  redemptionLimit: number | null;
  /** Points for a redemption, before the membership's multiplier. The settings limit their value. */
  pointsEarned: number;
  /** True if the deal gives no points at present, because its business owes too much. */
  pointsPaused: boolean;
  isActive: boolean;
  isApproved: boolean;
  isFeatured: boolean;
  saleMode: "counter" | "prepaid";
  /** Taxes and charges that the price does not include. */
  taxes: "included" | "vat-and-service-extra" | "vat-extra";
  /** Deal price with added taxes and charges, in whole rupees. */
  sumToPay: number;
  /** Unit of the price; null if the business does not state it. */
  priceFor: PriceForView | null;
  badge: string;
  averageRating: number | null;
  reviewCount: number;
  /** Number of available passes; null without a limit. */
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
  /** Area of the displayed place: the nearest one with `near`. */
  area: DealAreaView | null;
  /** Distance from `near` to the nearest place; null without `near`. */
  distanceMetres: number | null;
  opening: OpeningView;
  /** Next time the deal can be used; null if it can be used now, or if the time is unknown. */
  nextUseAt: string | null;
  /** Available part of the requested quantity; 0 for an unavailable deal. */
  quantity: number;
  wishedQuantity: number;
  maxQuantity: number;
  /** The limit that determines `maxQuantity`: per person, in total, per day, or per order. */
  limitedBy: "cart" | "day" | "person" | "total";
  /** `quantity` at today's price, in whole rupees. */
  lineTotal: number;
  lineSaving: number;
  /** Price at the time it was saved, in whole rupees; `discountedPrice` is the current price. */
  priceThen: number;
  /** `withdrawn`: its business is no longer available. */
  availability: "available" | "ended" | "paused" | "sold-out" | "withdrawn";
};
export type CartView = {
  lines: CartLineView[];
  count: number;
  /** Sum at original prices. */
  subtotal: number;
  savings: number;
  /** Amount to pay. */
  total: number;
};
export type CaseBranchCostsView = {
  /** Null for codes that were rejected, and for uses without a branch. */
  id: number | null;
  name: string | null;
  refused: number;
  chargedMore: number;
  gaveLess: number;
  notAvailable: number;
  cases: number;
  /** Rupees given back, as points or money. */
  amount: number;
};
export type CaseCostsView = {
  cases: number;
  /** Given back as points: deals that were paid at the counter. */
  points: GivenBackView;
  /** Given back as money: bought codes. */
  refunds: GivenBackView;
  /** New codes. */
  again: number;
  /** The 20 deals with most cases. */
  deals: CaseDealCostsView[];
  /** The 20 branches with most cases. */
  branches: CaseBranchCostsView[];
};
export type CaseDealCostsView = {
  id: number;
  title: string;
  titleNe: string | null;
  refused: number;
  chargedMore: number;
  gaveLess: number;
  notAvailable: number;
  cases: number;
  /** Rupees given back, as points or money. */
  amount: number;
};
export type CaseDealView = {
  id: number;
  title: string;
  titleNe: string | null;
  image: string | null;
  coverKey: string | null;
};
export type CaseDecisionView = {
  for: "business" | "customer";
  remedy: ("again" | "pay-back") | null;
  amount: number | null;
  reason: string | null;
  at: string;
  /** True for the decision of the second look. */
  isSecond: boolean;
  /** True once it has taken effect. */
  isFinal: boolean;
};
export type CaseMessageDto = {
  photoIds?: string[];
  text: string;
};
export type CaseMessageView = {
  by: "admin" | "business" | "customer" | "deadline";
  kind:
    | "accepted"
    | "decided"
    | "disagreed"
    | "finished"
    | "message"
    | "not-refused"
    | "offered"
    | "opened"
    | "refused"
    | "remedied"
    | "second-look"
    | "suspended"
    | "unanswered"
    | "withdrawn";
  id: string;
  at: string;
  /** Null once the account was deleted. */
  text: string | null;
  /** Paths of photos; they are deleted 180 days after the end of the case. */
  photos: string[];
};
export type CaseOfferView = {
  kind: "again" | "pay-back";
  /** Rupees; null for a new code. */
  amount: number | null;
  at: string;
};
export type CaseRemedyView = {
  kind: "again" | "pay-back";
  /** Rupees, as money for a bought code and as points otherwise. */
  amount: number | null;
  /** The new code; only the customer sees it. */
  passId: string | null;
};
export type CaseStepView = {
  /** `deadline`: a due time passed. */
  by: "admin" | "business" | "customer" | "deadline";
  kind:
    | "accepted"
    | "decided"
    | "disagreed"
    | "finished"
    | "message"
    | "not-refused"
    | "offered"
    | "opened"
    | "refused"
    | "remedied"
    | "second-look"
    | "suspended"
    | "unanswered"
    | "withdrawn";
  state:
    | "decided"
    | "second-look"
    | "settled"
    | "waiting-for-customer"
    | "waiting-for-shop"
    | "with-admin"
    | "withdrawn";
  decidedFor: ("business" | "customer") | null;
  remedy: ("again" | "pay-back") | null;
  id: string;
  at: string;
  dueAt: string | null;
  amount: number | null;
};
export type CaseVendorView = {
  id: number;
  slug: string;
  businessName: string;
  nameNe: string | null;
  logo: string | null;
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
export type ChangeApiKeyDto = {
  name?: string;
  allowedAddresses?: string[];
  scopes?: (
    | "deals:read"
    | "deals:write"
    | "passes:check"
    | "passes:redeem"
    | "payouts:read"
    | "redemptions:read"
    | "reviews:read"
    | "reviews:reply"
  )[];
};
export type ChangeAreaDto = {
  name: string;
  nameNe: string;
  /** Version that the admin edited; an outdated one is rejected with 409. */
  version: number;
  /** The center, in degrees. */
  latitude: number;
  longitude: number;
  isActive: boolean;
};
export type ChangeCategoryDto = {
  name: string;
  nameNe: string;
  /** Its parent category; null for a top-level category. */
  parentId: number | null;
  /** Small ones first. */
  position: number;
  /** Version that the admin edited; an outdated one is rejected with 409. */
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
  /** Version that the admin edited; an outdated one is rejected with 409. */
  version: number;
  /** The path from the response to an upload; null for no image. */
  image: string | null;
  latitude: number;
  longitude: number;
  isActive: boolean;
};
export type ChangeDeviceDto = {
  name?: string;
  /** Maximum number of unsent acceptances of each deal. */
  offlineLimit?: number;
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
  /** Version that the admin edited; an outdated one is rejected with 409. */
  version: number;
  /** Page that shows it. */
  place: "contact" | "help";
  category: "account" | "deals" | "payment" | "technical";
  isActive: boolean;
};
export type ChangeMarketplaceKeyDto = {
  name?: string;
  allowedAddresses?: string[];
  scopes?: ("deals:read" | "orders:read" | "payouts:read" | "reviews:read")[];
};
export type ChangeMembershipDto = {
  name: string;
  nameNe: string;
  /** Whole rupees. */
  priceYearly: number;
  pointsMultiplier: number;
  /** Version that the admin edited; an outdated one is rejected with 409. */
  version: number;
  /** True if it is offered. */
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
  /** Maximum number of deals at once; null means unlimited. */
  dealLimit: number | null;
  featuredDealLimit: number;
  /** Version that the admin edited; an outdated one is rejected with 409. */
  version: number;
  analyticsAccess: boolean;
  prioritySupport: boolean;
  /** True if it is offered. */
  isActive: boolean;
};
export type ChangeRoleDto = {
  reason: string;
  /** For the owner of a business, `customer` means the role of vendors. */
  role: "admin" | "customer";
  /** Role of a new admin in the marketplace. Without one the admin has no rights until an owner gives a role. */
  adminRole?: "finance" | "moderator" | "owner" | "support";
};
export type ChangeSearchTermDto = {
  /** Terms of one meaning are the same thing; the slug of a city is a meaning too. */
  meaning: string;
  term: string;
  /** Version that the admin edited; an outdated one is rejected with 409. */
  version: number;
  /** `stop`: a word that decides nothing, such as "food". */
  kind: "activity" | "dish" | "place-word" | "stop";
};
export type ChangeSeasonDto = {
  name: string;
  nameNe: string;
  /** First day in Nepal. */
  from: string;
  /** Last day in Nepal, included. */
  until: string;
  /** Version that the admin edited; an outdated one is rejected with 409. */
  version: number;
  /** Color of its marks. */
  color: ("blue" | "brand" | "green" | "marigold" | "rose") | null;
  isActive: boolean;
  /** Its days are no business days. */
  isHoliday?: boolean;
};
export type ChangeSettingDto = {
  /** Value of the setting's type, within its bounds. */
  value: string | number | string[];
  /** Version that the admin edited; 0 before the first change. */
  version: number;
  key: string;
};
export type ChangeSettingsDto = {
  /** Each key at most once; all changes or none are applied. */
  changes: ChangeSettingDto[];
};
export type ChangeStaffDto = {
  /** Null means every branch. */
  branchId?: number | null;
  role?: "counter" | "manager" | "owner";
  /** A new role without rights brings its own rights. Owners have all. */
  rights?: ("counter" | "deals" | "money" | "reviews" | "staff")[];
};
export type ChangeWebhookDto = {
  url?: string;
  eventTypes?: (
    | "deal.approved"
    | "deal.rejected"
    | "order.paid"
    | "order.refunded"
    | "pass.issued"
    | "pass.redeemed"
    | "pass.voided"
    | "payout.made"
    | "review.created"
  )[];
  /** False turns it off: events are no longer recorded. True turns it on and sends what waits. */
  isActive?: boolean;
};
export type ChannelPreferencesDto = {
  inbox?: boolean;
  mail?: boolean;
  push?: boolean;
};
export type ChannelPreferencesView = {
  inbox: boolean;
  mail: boolean;
  push: boolean;
};
export type CheckedBusinessView = {
  id: number;
  businessName: string;
  nameNe: string | null;
  status: "pending" | "rejected" | "suspended" | "verified";
};
export type CheckedDealView = {
  dealId: number;
  /** Pending revision; null for a new deal. */
  revisionId: number | null;
  /** Item of the business with a similar name or named by the business, which the approval can confirm. */
  suggestedItem: SuggestedItemView | null;
  allPassed: boolean;
  checks: DealCheckView[];
};
export type ChoosePlanDto = {
  subscriptionPlanId: number;
  billingCycle: "monthly" | "yearly";
};
export type ClaimDto = {
  /** End of the claim. Without it, the claim lasts until it is released. */
  until?: string;
};
export type CleanupTaskView = {
  name: string;
  doneAt: string | null;
  /** Null while the task succeeds. */
  failingSince: string | null;
  lastError: string | null;
};
export type CloseDayDto = {
  branchId: number;
  /** A business day, such as 2026-11-22. */
  day: string;
  /** Cash in the drawer when the day began, in whole rupees. */
  float: number;
  /** Cash of sales without a code. */
  otherCash: number;
  /** Cash that was taken out of the drawer during the day. */
  takenOut: number;
  counted: number;
  /** Expected cash that the screen showed: the day is not closed if it is another one now. */
  expected?: number;
  notes?: string;
  /** Acceptances that wait for internet on this device. */
  waiting?: number;
  /** Owner or manager who signs a larger difference, with the PIN. */
  managerId?: number;
  /** Needed if counted and expected cash differ. */
  reason?: "change" | "rounding" | "unknown";
  /** Closes the day although acceptances wait: they belong to the next open day. */
  withoutWaiting?: boolean;
  /** The shift of the person who signs; default: the person who is signed in. */
  shiftId?: string;
  pin?: string;
};
export type CloseMessageDto = {
  /** Version that the admin saw; an outdated one is rejected with 409. */
  version: number;
  /** Undo window in seconds, answered with 202 and the id of the decision. Without it or with 0, the decision takes
    effect immediately. */
  undoSeconds?: number;
};
export type CloseOfPersonView = {
  /** Of an API key: the owner of the business. */
  staffId: number;
  /** The API key that accepted; null for a person. */
  keyId: number | null;
  /** First name and an initial, empty once the account is erased, or the name of the API key. */
  staffName: string;
  uses: number;
  charged: number;
  cash: number;
  takenBack: number;
  /** Whole rupees that had been charged for those. */
  takenBackAmount: number;
};
export type CloseRefundDto = {
  /** Reference of the manual payment. */
  reference: string;
};
export type CodeToLookUpDto = {
  /** The scanned code, or the eight typed characters. */
  code: string;
};
export type CohortSumView = {
  /** Customers with their first use in the period. */
  size: number;
  /** Customers of these who returned in a later month, within twelve months. */
  returned: number;
};
export type CohortView = {
  /** First day of the month of the first use. */
  month: string;
  size: number;
  /** Number who returned one, two, … months later, up to this month and at most twelve. */
  returned: number[];
};
export type CompleteSignUpDto = {
  firstName: string;
  lastName?: string;
  city?: string;
  /** Ticket from `POST /api/auth/otp/verify`. */
  ticket: string;
};
export type ConfirmEnrolmentDto = {
  code: string;
};
export type ConfirmPayoutAccountDto = {
  /** The digits of the mail. */
  code: string;
};
export type ConfirmPayoutRunDto = {
  /** One entry for each paid line. */
  references: PaidLineDto[];
};
export type ConfirmSubscriptionDto = {
  /** Token from the link in the mail. */
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
  /** Language of the reply. */
  language?: "en" | "ne";
};
export type CorrectDayDto = {
  /** Whole rupees, negative if cash is missing. */
  amount: number;
  reason: string;
};
export type CorrectPointsDto = {
  reason: string;
  /** Points, not 0; negative to remove points. */
  delta: number;
};
export type CounterCardView = {
  show: CardSentenceView;
  seeDeals: CardSentenceView;
  steps: CardSentenceView[];
};
export type CounterDeviceView = {
  id: number;
  name: string;
  /** Null if the branch was removed. */
  branchId: number | null;
  branchName: string | null;
  state: "active" | "withdrawn";
  /** Maximum number of unsent acceptances of each deal. */
  offlineLimit: number;
  /** Number of the last entry that arrived. */
  lastNumber: number;
  lastContactAt: string;
  enrolledAt: string;
  /** First name. */
  enrolledBy: string | null;
  withdrawnAt: string | null;
  /** Acceptances of this device that do not count because the code was used before. */
  doubles: number;
};
export type CounterDoublesView = {
  vendorId: number;
  businessName: string;
  deviceId: number;
  deviceName: string;
  branchName: string | null;
  isWithdrawn: boolean;
  personId: number;
  /** Shown name of the member of the business. */
  person: string;
  doubles: number;
  /** Canceled before the acceptance. */
  cancelled: number;
  expired: number;
  /** Acceptances that count, for comparison. */
  confirmed: number;
  /** Uses beyond the limit of a deal. */
  beyond: number;
  /** Whole rupees of refunds that the marketplace bears, because the code was used before it was given back. */
  borne: number;
  lastAt: string;
};
export type CounterOverrideView = {
  reason: "mistake" | "other" | "queue" | "regular";
  terms: ("bill" | "blackout-date" | "branch" | "hour" | "party" | "weekday")[];
  at: string;
  branchName: string | null;
  dealTitle: string;
  dealTitleNe: string | null;
  /** First name and initial; empty once the account is erased. */
  person: string;
  manager: string;
  note: string | null;
  /** Whole rupees charged. */
  amount: number | null;
  /** True if the device had no network. */
  isOffline: boolean;
  /** False if the acceptance was taken back or does not count. */
  counts: boolean;
};
export type CounterPackView = {
  serverTime: string;
  device: PackDeviceView;
  keys: PackKeyView[];
  deals: PackDealView[];
  branch: PackBranchView;
  people: PackPersonView[];
  allowances: PackAllowanceView[];
  limits: PackLimitsView;
  /** Passes of the business that were used in the last 72 hours. */
  used: string[];
  /** Passes of the business that were canceled or voided in the last 72 hours. */
  cancelled: string[];
};
export type CounterPassView = {
  /** Reason why the use earned no points: the business owes too much, or the customer earned the maximum today. */
  pointsWithheld: ("at-business" | "business-owes" | "per-day") | null;
  id: string;
  code: string;
  state: "cancelled" | "expired" | "issued" | "redeemed" | "voided";
  dealId: number;
  dealTitle: string;
  dealTitleNe: string | null;
  /** In English; clients in another language use the next two fields. */
  badge: string;
  discountType: "buyXgetY" | "fixed" | "percentage";
  discountValue: string;
  customer: string;
  /** Whole rupees to charge, with VAT and service charge. */
  charge: number;
  /** Taxes and service charge added to the deal's price within `charge`; null if the price includes both. */
  onTop: CounterTaxesView | null;
  /** True if the customer paid in advance: nothing is charged. */
  isBought: boolean;
  /** Whole rupees the customer saves. */
  saves: number;
  /** Whole rupees; `visit.bill-too-small` below it. */
  minimumBill: number | null;
  /** Minimum number of guests; fewer are rejected with `visit.party-too-small`. */
  partySize: number | null;
  /** 0 = Sunday; null means every day. */
  weekdays: number[] | null;
  /** `HH:MM` in Nepal; the hours run over midnight if `hoursUntil` is before `hoursFrom`. */
  hoursFrom: string | null;
  hoursUntil: string | null;
  /** Days in Nepal on which it cannot be used. */
  blackoutDates: string[] | null;
  /** Names of the branches where it can be used; null means all. */
  branches: string[] | null;
  /** Points earned by the use. */
  points: number;
  issuedAt: string;
  expiresAt: string;
  usedAt: string | null;
  usedAtBranch: string | null;
  /** First name of the person, or the name of the API key. */
  usedBy: string | null;
  amount: number | null;
  /** Number of the bill in the program that accepted it. */
  reference: string | null;
  /** End of the time in which the acceptance can be voided. */
  voidableUntil: string | null;
  /** Reason why the pass cannot be accepted here and now; null if it can. */
  refusal: CounterRefusalView | null;
};
export type CounterProofDto = {
  /** The four characters that the counter showed. */
  code?: string;
  /** Time at which the customer typed them. */
  at?: string;
  /** The whole signed entry instead: its body and its signature in base64url, separated by a dot. */
  entry?: string;
};
export type CounterProofView = {
  /** `confirmed`: the counter's entry has arrived and fits; `waiting`: it has not arrived; `different`: other
    entries of this pass have arrived. */
  state: "confirmed" | "different" | "waiting";
};
export type CounterRefusalView = {
  /** Stable, such as `visit.wrong-hour`. */
  code: string;
  message: string;
};
export type CounterSettingsDto = {
  /** Hour at which the business day begins. */
  dayStartsAt?: number;
  /** Minutes without a touch or key after which a counter asks for the PIN again. */
  idleMinutes?: number;
  /** Difference in whole rupees above which a manager signs too. */
  differenceLimit?: number;
};
export type CounterSettingsView = {
  /** Hour at which the business day begins. */
  dayStartsAt: number;
  /** Minutes without a touch or key after which a counter asks for the PIN again. */
  idleMinutes: number;
  /** Difference in whole rupees above which a manager signs the daily close too. */
  differenceLimit: number;
};
export type CounterShiftView = {
  /** Names its person with each acceptance. */
  shiftId: string;
};
export type CounterTaxesView = {
  taxes: "included" | "vat-and-service-extra" | "vat-extra";
  /** The deal's price, in whole rupees. */
  price: number;
  /** Percent of the price; 0 if the price includes it. */
  serviceCharge: number;
  /** Percent of price and service charge. */
  vat: number;
};
export type CoverNameView = {
  en: string;
  ne: string;
};
export type CoverPreviewView = {
  /** Id of the cover named by the title; null for the typographic cover. */
  coverKey: string | null;
};
export type CreateApiKeyDto = {
  name: string;
  /** Days until the key ends; null or left out for a key without an end. */
  validDays?: number | null;
  /** Networks from which the key may be used; none or empty for all. */
  allowedAddresses?: string[];
  /** Without a scope the key reads public data only. `webhooks:write` is for test keys. */
  scopes: (
    | "deals:read"
    | "deals:write"
    | "passes:check"
    | "passes:redeem"
    | "payouts:read"
    | "redemptions:read"
    | "reviews:read"
    | "reviews:reply"
    | "webhooks:write"
  )[];
  /** Limits the key to one branch, as staff can be limited. */
  branchId?: number | null;
  /** `test` for a key of the sandbox; the default is `live`. */
  kind?: "live" | "test";
};
export type CreateDealDraftDto = {
  /** Deal to copy; its period begins today. */
  dealId?: number;
  content?: DealDraftContentDto;
};
export type CreateDealDto = {
  /** Ignored: a deal belongs to the business of the user. */
  vendorId?: number;
  categoryId: number;
  locationId?: number | null;
  title: string;
  titleNe?: string | null;
  description: string;
  descriptionNe?: string | null;
  /** Included items, one per line. */
  included?: string[] | null;
  includedNe?: string[] | null;
  /** Excluded items, one per line. */
  excluded?: string[] | null;
  excludedNe?: string[] | null;
  /** Decimal with at most two places; the badge text for buyXgetY. */
  discountValue: string;
  /** Item of the business that the deal sells. An admin confirms it. A confirmed item cannot be changed. */
  priceItemId?: number | null;
  /** Passes per customer; empty means unlimited. */
  redemptionLimit?: number | null;
  /** Total number of passes. */
  totalLimit?: number | null;
  /** Number of passes per day in Nepal. */
  dailyLimit?: number | null;
  pointsEarned?: number;
  minimumBill?: number | null;
  partySize?: number | null;
  /** The first photo. Where `photos` is sent, that decides; without it the first photo is replaced, with null all are removed. */
  image?: string | null;
  /** Up to 8 uploads of the business in their order, each once. The first one is `image`. */
  photos?: DealPhotoDto[] | null;
  discountType: "buyXgetY" | "fixed" | "percentage";
  originalPrice: number;
  /** Required for buyXgetY; otherwise computed, and ignored if sent. */
  discountedPrice?: number;
  /** A time, or a day in Nepal, which means its start. */
  startDate: string;
  /** A time, or a day in Nepal, which means its end. */
  endDate: string;
  /** `prepaid` is paid online and needs a price above 0; `counter`, the default, is paid at the business. */
  saleMode?: "counter" | "prepaid";
  /** Taxes and charges that the price does not include; a prepaid price includes both. The default is `included`. */
  taxes?: "included" | "vat-and-service-extra" | "vat-extra";
  /** Unit of the price, if the business states it. */
  priceFor?: PriceForDto | null;
  /** Properties of the food: all of it is vegetarian, all of it is halal. */
  food?: ("halal" | "veg")[] | null;
  passValidityHours?: 24 | 72 | 168 | 720;
  /** 0 = Sunday. */
  weekdays?: number[] | null;
  hoursFrom?: string | null;
  hoursUntil?: string | null;
  blackoutDates?: string[] | null;
  /** Branches where the deal can be used; all if empty. */
  branchIds?: number[] | null;
  /** The deal's own venue, which replaces the branches. */
  venue?: VenueDto | null;
};
export type CreateMarketplaceKeyDto = {
  name: string;
  /** Days until the key ends; null or left out for a key without an end. */
  validDays?: number | null;
  /** Networks from which the key may be used; none or empty for all. */
  allowedAddresses?: string[];
  /** Without a scope the key reads public data only. A live key has scopes of the marketplace, a test key those of a business. */
  scopes: (
    | "deals:read"
    | "deals:write"
    | "orders:read"
    | "passes:check"
    | "passes:redeem"
    | "payouts:read"
    | "redemptions:read"
    | "reviews:read"
    | "reviews:reply"
    | "webhooks:write"
  )[];
  /** `test` for a key of the sandbox; the default is `live`. */
  kind?: "live" | "test";
};
export type CreatePriceItemDto = {
  name: string;
  /** Unit of its prices. */
  priceFor?: PriceForDto | null;
};
export type CreateReviewDto = {
  dealId: number;
  comment?: string | null;
  /** 1 to 5 stars. */
  rating: number;
};
export type CreateSavedReplyDto = {
  title: string;
  /** May contain {guest}, {deal} and {branch}, which the answer replaces. */
  text: string;
  /** The same text in Nepali. */
  textNe?: string | null;
  use: "case" | "review";
  /** Stars of the reviews that it fits; without them it fits all. For reviews only. */
  stars?: number[];
};
export type CreateWebhookDto = {
  /** Address with https that the internet can reach. */
  url: string;
  eventTypes: (
    | "deal.approved"
    | "deal.rejected"
    | "order.paid"
    | "order.refunded"
    | "pass.issued"
    | "pass.redeemed"
    | "pass.voided"
    | "payout.made"
    | "review.created"
  )[];
};
export type DailyCloseLineView = {
  reason: ("change" | "rounding" | "unknown") | null;
  id: number;
  /** Without gaps per branch and fiscal year. */
  number: string;
  fiscalYear: string;
  branchId: number | null;
  branchName: string;
  day: string;
  /** `automatic`: closed at the end of the next day, not counted. */
  kind: "automatic" | "signed";
  float: number;
  otherCash: number;
  takenOut: number;
  expected: number;
  /** Null if nobody counted. */
  counted: number | null;
  /** Counted less expected; negative: short. */
  difference: number | null;
  notes: string | null;
  /** Acceptances that waited for internet when the day was closed. */
  waiting: number;
  /** First name and an initial; empty once the account is erased, null if nobody signed. */
  signedBy: string | null;
  /** Who signed a larger difference. */
  manager: string | null;
  closedAt: string;
  /** Codes accepted and not taken back on the same day. */
  uses: number;
  /** Taken back on the same day, not counted. */
  takenBack: number;
  /** Whole rupees that had been charged for those. */
  takenBackAmount: number;
  /** Acceptances of earlier, closed days that arrived on this one. */
  late: number;
  /** Accepted without a network. */
  offline: number;
  charged: number;
  /** Cash that guests paid, less what was taken back. */
  cash: number;
  qr: number;
  card: number;
  /** Charged, but nobody said how it was paid. */
  unsaid: number;
  /** Corrections of closed days that were made on this one. */
  corrected: number;
};
export type DailyCloseRowView = {
  /** Passes accepted and not voided. */
  redemptions: number;
  /** Whole rupees charged for those. */
  revenue: number;
  voids: number;
  /** Whole rupees that had been charged for voided acceptances. */
  voidedAmount: number;
  branchId: number | null;
  /** Null for passes accepted without a branch. */
  branchName: string | null;
  /** Of an API key: the owner of the business. */
  staffId: number;
  /** The API key that accepted; null for a person. */
  keyId: number | null;
  /** First name and an initial, empty once the account is erased, or the name of the API key. */
  staffName: string;
  /** Whole rupees in cash; null on a report. */
  cash: number | null;
};
export type DailyCloseSheetView = {
  reason: ("change" | "rounding" | "unknown") | null;
  id: number;
  /** Without gaps per branch and fiscal year. */
  number: string;
  fiscalYear: string;
  branchId: number | null;
  branchName: string;
  day: string;
  /** `automatic`: closed at the end of the next day, not counted. */
  kind: "automatic" | "signed";
  float: number;
  otherCash: number;
  takenOut: number;
  expected: number;
  /** Null if nobody counted. */
  counted: number | null;
  /** Counted less expected; negative: short. */
  difference: number | null;
  notes: string | null;
  /** Acceptances that waited for internet when the day was closed. */
  waiting: number;
  /** First name and an initial; empty once the account is erased, null if nobody signed. */
  signedBy: string | null;
  /** Who signed a larger difference. */
  manager: string | null;
  closedAt: string;
  /** Codes accepted and not taken back on the same day. */
  uses: number;
  /** Taken back on the same day, not counted. */
  takenBack: number;
  /** Whole rupees that had been charged for those. */
  takenBackAmount: number;
  /** Acceptances of earlier, closed days that arrived on this one. */
  late: number;
  /** Accepted without a network. */
  offline: number;
  charged: number;
  /** Cash that guests paid, less what was taken back. */
  cash: number;
  qr: number;
  card: number;
  /** Charged, but nobody said how it was paid. */
  unsaid: number;
  /** Corrections of closed days that were made on this one. */
  corrected: number;
  businessName: string;
  nameNe: string | null;
  people: CloseOfPersonView[];
  overrides: CounterOverrideView[];
  corrections: DayCorrectionView[];
};
export type DailyCloseView = {
  /** A day in Nepal. */
  day: string;
  businessName: string;
  nameNe: string | null;
  /** Time at which the totals were calculated. */
  at: string;
  totals: DailySumsView;
  rows: DailyCloseRowView[];
  /** Acceptances against a term of a deal that a manager allowed, the latest first. */
  overrides: CounterOverrideView[];
  /** Null on a report: of several branches, and of days from before days could be closed. */
  drawer: DrawerView | null;
};
export type DailySumsView = {
  /** Passes accepted and not voided. */
  redemptions: number;
  /** Whole rupees charged for those. */
  revenue: number;
  voids: number;
  /** Whole rupees that had been charged for voided acceptances. */
  voidedAmount: number;
};
export type DatabaseHealthView = {
  version: string;
  bytes: number;
  /** Milliseconds of this query. */
  milliseconds: number;
};
export type DayCorrectionView = {
  id: number;
  /** Whole rupees, negative if cash is missing. */
  amount: number;
  reason: string;
  /** First name and an initial; empty once the account is erased. */
  madeBy: string;
  madeAt: string;
  /** Business day on which it counts. */
  day: string;
  /** Number of the corrected close. */
  number: string;
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
  /** A day without a span is closed. Null if the hours are unknown. */
  hours: OpeningSpanView[] | null;
  opening: OpeningView;
  area: DealAreaView | null;
};
export type DealCategoryView = {
  id: number;
  slug: string;
  name: string;
  nameNe: string;
  /** Slug of the parent category, if there is one. */
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
    | "reference"
    | "vendor"
    | "words";
  passed: boolean;
  /** Saving (`discount`), increase of the price (`price`), or value of the points as a share of the price (`points`). */
  percent: number | null;
  /** Points that the business gave in 30 days, as a multiple of the median of businesses (`outlier`). */
  times: number | null;
  /** Highest original price by the log of prices, in whole rupees (`reference`). */
  amount: number | null;
  /** Beginning of the period with that price (`reference`). */
  from: string | null;
  /** Similar deal of the same business (`duplicate`). */
  dealId: number | null;
  /** Banned words in the deal (`words`). */
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
  /** Total of the passes accepted at the counter. */
  redemptions: number;
};
export type DealDraftContentDto = {
  categoryId?: number | null;
  locationId?: number | null;
  /** Item of the price log that the deal sells. */
  priceItemId?: number | null;
  discountType?: ("buyXgetY" | "fixed" | "percentage") | null;
  title?: string | null;
  titleNe?: string | null;
  description?: string | null;
  descriptionNe?: string | null;
  /** Lines separated by line feeds. */
  included?: string | null;
  includedNe?: string | null;
  excluded?: string | null;
  excludedNe?: string | null;
  /** The first photo. Where `photos` is sent, that decides. */
  image?: string | null;
  photos?: DraftPhotoDto[] | null;
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
  /** First name of the last editor; null if the account was erased. */
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
  /** Points for each of the two customers at the first use by the invited one; 0 if rewards are disabled. */
  points: number;
};
export type DealLocationView = {
  id: number;
  slug: string;
  name: string;
  nameNe: string;
};
export type DealMapView = {
  /** False if there are more deals than a map shows. */
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
  /** Null if the date is unknown. */
  verified: VerifiedView | null;
  /** Null without an ended case. */
  endedCases: EndedCasesView | null;
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
  /** First photo; null if the cover is shown instead. */
  image: string | null;
  photoCount: number;
  /** Null below 20 answers. */
  honour: HonourView | null;
  /** Id of the cover named by the title; null for the typographic cover. */
  coverKey: string | null;
  discountType: "buyXgetY" | "fixed" | "percentage";
  discountValue: string;
  /** Whole rupees, like all prices. */
  originalPrice: number;
  discountedPrice: number;
  startDate: string;
  endDate: string;
  createdAt: string;
  redemptionLimit: number | null;
  /** Points for a redemption, before the membership's multiplier. The settings limit their value. */
  pointsEarned: number;
  /** True if the deal gives no points at present, because its business owes too much. */
  pointsPaused: boolean;
  isActive: boolean;
  isApproved: boolean;
  isFeatured: boolean;
  saleMode: "counter" | "prepaid";
  /** Taxes and charges that the price does not include. */
  taxes: "included" | "vat-and-service-extra" | "vat-extra";
  /** Deal price with added taxes and charges, in whole rupees. */
  sumToPay: number;
  /** Unit of the price; null if the business does not state it. */
  priceFor: PriceForView | null;
  badge: string;
  averageRating: number | null;
  reviewCount: number;
  /** Number of available passes; null without a limit. */
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
  /** Area of the displayed place: the nearest one with `near`. */
  area: DealAreaView | null;
  /** Distance from `near` to the nearest place; null without `near`. */
  distanceMetres: number | null;
  opening: OpeningView;
  /** Next time the deal can be used; null if it can be used now, or if the time is unknown. */
  nextUseAt: string | null;
  /** In order; the first photo is `image`. */
  photos: DealPhotoView[];
  /** Properties of the food; null if the business states none. */
  food: ("halal" | "veg")[] | null;
  /** Number of used codes, counted every 15 minutes; null below 10. */
  usedCount: number | null;
  vendor: DealPageVendorView;
  totalLimit: number | null;
  dailyLimit: number | null;
  terms: DealTermsView;
  taxRates: TaxRatesView;
  referencePrice: ReferencePriceView;
  /** Included items, one per line. */
  included: string[];
  /** In Nepali; empty if only the English lines exist. */
  includedNe: string[];
  /** Excluded items, one per line. */
  excluded: string[];
  excludedNe: string[];
  branches: DealBranchView[];
  venue: VenueView | null;
  /** Number of reviews with 1, 2, 3, 4 and 5 stars. */
  ratingCounts: number[];
  socialPicture: SocialPictureView;
  /** Description of the cover that replaces a photo; null without such a cover. */
  coverName: CoverNameView | null;
};
export type DealPhotoDto = {
  /** Text alternative of the photo. */
  alt?: string | null;
  altNe?: string | null;
  /** Path returned by the upload. */
  path: string;
};
export type DealPhotoView = {
  /** Path of the image in the default width. */
  path: string;
  /** Description for people who cannot see the photo. */
  alt: string | null;
  altNe: string | null;
};
export type DealPriceView = {
  from: string;
  /** Null while it is shown. */
  until: string | null;
  regularPrice: number;
  /** Null for a regular price that the business recorded with a photo. */
  dealPrice: number | null;
  /** `history`: from before the log; `deal`: shown by a deal; `recorded`: with a photo. */
  source: "deal" | "history" | "recorded";
};
export type DealTemplateView = {
  key: string;
  name: string;
  nameNe: string;
  /** Reason for a business to choose the template. */
  why: string;
  whyNe: string;
  /** Season of the festival; null for templates without a festival. */
  season: TemplateSeasonView | null;
  /** Initial content of a draft. The business sets the price. */
  content: DealDraftContentDto;
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
  /** First photo; null if the cover is shown instead. */
  image: string | null;
  photoCount: number;
  /** Null below 20 answers. */
  honour: HonourView | null;
  /** Id of the cover named by the title; null for the typographic cover. */
  coverKey: string | null;
  discountType: "buyXgetY" | "fixed" | "percentage";
  discountValue: string;
  /** Whole rupees, like all prices. */
  originalPrice: number;
  discountedPrice: number;
  startDate: string;
  endDate: string;
  createdAt: string;
  redemptionLimit: number | null;
  /** Points for a redemption, before the membership's multiplier. The settings limit their value. */
  pointsEarned: number;
  /** True if the deal gives no points at present, because its business owes too much. */
  pointsPaused: boolean;
  isActive: boolean;
  isApproved: boolean;
  isFeatured: boolean;
  saleMode: "counter" | "prepaid";
  /** Taxes and charges that the price does not include. */
  taxes: "included" | "vat-and-service-extra" | "vat-extra";
  /** Deal price with added taxes and charges, in whole rupees. */
  sumToPay: number;
  /** Unit of the price; null if the business does not state it. */
  priceFor: PriceForView | null;
  badge: string;
  averageRating: number | null;
  reviewCount: number;
  /** Number of available passes; null without a limit. */
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
  /** Area of the displayed place: the nearest one with `near`. */
  area: DealAreaView | null;
  /** Distance from `near` to the nearest place; null without `near`. */
  distanceMetres: number | null;
  opening: OpeningView;
  /** Next time the deal can be used; null if it can be used now, or if the time is unknown. */
  nextUseAt: string | null;
};
export type DecideCaseDto = {
  for: "business" | "customer";
  /** What the customer gets; only for the customer. */
  remedy?: "again" | "pay-back";
  /** Rupees for `pay-back`; default: the largest amount of the case. */
  amount?: number;
  reason: string;
};
export type DecisionAcceptedView = {
  /** The same as `decisionId`. */
  id: string;
  decisionId: string;
  takesEffectAt: string;
  secondsLeft: number;
};
export type DeleteSeasonDto = {
  /** Version that the admin saw; an outdated one is rejected with 409. */
  version: number;
};
export type DeviceKeyDto = {
  kty: "EC";
  crv: "P-256";
  x: string;
  y: string;
};
export type DigitsRequestedView = {
  /** No other message is sent before this time. */
  resendAt: string;
  expiresAt: string;
};
export type DigitsVerifiedView = {
  /** Set for `signed-in`. */
  user?: SessionUserView;
  state: "name-needed" | "second-factor" | "signed-in";
  /** Set for `signed-in`: true for an owner without a second factor who has not declined passkeys; the screen
    then offers one. */
  offersPasskey?: boolean;
  /** Set for `name-needed`: ticket for `POST /api/auth/otp/complete`, valid for 10 minutes. */
  ticket?: string;
};
export type DiscountTypeFacetView = {
  discountType: "buyXgetY" | "fixed" | "percentage";
  count: number;
};
export type DocumentDto = {
  /** PDF, JPEG or PNG, at most 8 MB */
  file: Blob;
  /** Registration of the company, or its PAN or VAT certificate. */
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
export type DraftPhotoDto = {
  path: string;
  alt?: string | null;
  altNe?: string | null;
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
export type DrawerView = {
  branchId: number;
  state: "closed" | "open";
  /** False for a day that is over for more than a day: it closes by itself. */
  canClose: boolean;
  /** The close of the day; null while it is open. */
  closeId: number | null;
  /** When the last acceptance without a network arrived; null if there is none. */
  syncedAt: string | null;
  /** Cash that the latest close left in the drawer, in whole rupees. */
  float: number;
  /** Difference in whole rupees above which a manager signs too. */
  differenceLimit: number;
  /** What entered this day although it happened on an earlier one. */
  lateLines: LateLineView[];
  /** Corrections of closed days that were made on this one. */
  corrections: DayCorrectionView[];
  /** Codes accepted and not taken back on the same day. */
  uses: number;
  /** Taken back on the same day, not counted. */
  takenBack: number;
  /** Whole rupees that had been charged for those. */
  takenBackAmount: number;
  /** Acceptances of earlier, closed days that arrived on this one. */
  late: number;
  /** Accepted without a network. */
  offline: number;
  charged: number;
  /** Cash that guests paid, less what was taken back. */
  cash: number;
  qr: number;
  card: number;
  /** Charged, but nobody said how it was paid. */
  unsaid: number;
  /** Corrections of closed days that were made on this one. */
  corrected: number;
};
export type EmailVerifiedView = {
  success: boolean;
};
export type EmbedView = {
  type: "rich";
  version: "1.0";
  title: string;
  author_name: string;
  author_url: string;
  provider_name: string;
  provider_url: string;
  /** Seconds for which a site can keep it. */
  cache_age: number;
  /** A link to the deal, and the script that makes a card of it. */
  html: string;
  width: number;
  height: number;
  thumbnail_url: string;
  thumbnail_width: number;
  thumbnail_height: number;
};
export type EndSessionsDto = {
  /** Token from the link in the mail. */
  token: string;
};
export type EndedCasesView = {
  /** The business offered what the customer accepted. */
  settled: number;
  forCustomer: number;
  forBusiness: number;
  withdrawn: number;
  /** Median of the days from the opening to the end, rounded up. */
  medianDays: number;
};
export type EnrolDeviceDto = {
  name: string;
  branchId: number;
  publicKey: DeviceKeyDto;
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
  /** Age of the oldest undelivered event; 0 without one. */
  lagSeconds: number;
  /** Events with at least one failed attempt. */
  failing: number;
  /** Events with so many failed attempts that they are retried once an hour. */
  stuck: number;
  /** Error of the event that has failed longest, without addresses. */
  lastError: string | null;
};
export type FacetView = {
  id: number;
  slug: string;
  count: number;
};
export type FacetsView = {
  /** Number of deals that match all filters. */
  total: number;
  categories: FacetView[];
  locations: FacetView[];
  discountTypes: DiscountTypeFacetView[];
  /** Areas of the city in `location` or `place`; empty without one. */
  areas: FacetView[];
  ratings: RatingFacetView[];
  /** Number of filtered deals that also match this option. */
  food: FoodFacetView[];
  /** Whole rupees; null without matching deals. */
  lowestPrice: number | null;
  highestPrice: number | null;
};
export type FaqView = {
  id: number;
  /** Page that shows it. */
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
  /** First photo; null if the cover is shown instead. */
  image: string | null;
  photoCount: number;
  /** Null below 20 answers. */
  honour: HonourView | null;
  /** Id of the cover named by the title; null for the typographic cover. */
  coverKey: string | null;
  discountType: "buyXgetY" | "fixed" | "percentage";
  discountValue: string;
  /** Whole rupees, like all prices. */
  originalPrice: number;
  discountedPrice: number;
  startDate: string;
  endDate: string;
  createdAt: string;
  redemptionLimit: number | null;
  /** Points for a redemption, before the membership's multiplier. The settings limit their value. */
  pointsEarned: number;
  /** True if the deal gives no points at present, because its business owes too much. */
  pointsPaused: boolean;
  isActive: boolean;
  isApproved: boolean;
  isFeatured: boolean;
  saleMode: "counter" | "prepaid";
  /** Taxes and charges that the price does not include. */
  taxes: "included" | "vat-and-service-extra" | "vat-extra";
  /** Deal price with added taxes and charges, in whole rupees. */
  sumToPay: number;
  /** Unit of the price; null if the business does not state it. */
  priceFor: PriceForView | null;
  badge: string;
  averageRating: number | null;
  reviewCount: number;
  /** Number of available passes; null without a limit. */
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
  /** Area of the displayed place: the nearest one with `near`. */
  area: DealAreaView | null;
  /** Distance from `near` to the nearest place; null without `near`. */
  distanceMetres: number | null;
  opening: OpeningView;
  /** Next time the deal can be used; null if it can be used now, or if the time is unknown. */
  nextUseAt: string | null;
  /** Null for a guest's favorite. */
  favoriteSince: string | null;
  /** Price at the time it was saved, in whole rupees; `discountedPrice` is the current price. */
  priceThen: number;
  /** `withdrawn`: its business is no longer available. */
  availability: "available" | "ended" | "paused" | "sold-out" | "withdrawn";
};
export type FeatureDto = {
  featured: boolean;
  /** Default: the featured row. When unfeaturing, the default is all places. */
  place?: "featured" | "hero" | "specials";
  /** Start: a time or a day in Nepal; now if missing or in the past. */
  from?: string | null;
  /** End: a time or a day in Nepal, which means its end; the end of the deal if missing. */
  until?: string | null;
  /** False rejects a deal without a photo among the specials or in the featured row, until the admin confirms it. */
  withoutPhoto?: boolean;
};
export type FeaturedSlotView = {
  id: number;
  place: "featured" | "hero" | "specials";
  from: string;
  /** Null: until the deal ends or the slot is removed. */
  until: string | null;
};
export type FigureView = {
  name:
    | "active-businesses"
    | "gross-volume"
    | "held-for-businesses"
    | "new-customers"
    | "own-income"
    | "recurring-income"
    | "refunds-promised"
    | "returning-customers";
  unit: "count" | "paisa";
  value: number;
  /** Value of the preceding period; null for a figure of the current moment. */
  before: number | null;
  /** Number of which `value` is a part, such as all verified businesses; null if there is none. */
  of: number | null;
  /** Path of the rows behind the figure, with the same filter. */
  rows: string;
};
export type FiguresView = {
  period: "30d" | "7d" | "fiscal-year";
  /** First and last day in Nepal, both included. */
  from: string;
  to: string;
  /** Preceding period with the same number of days. */
  previousFrom: string;
  previousTo: string;
  figures: FigureView[];
  /** Parts of the own income of the period. */
  income: IncomeSourceView[];
  /** Own income of the last twelve weeks, the current one last. */
  weeks: IncomeWeekView[];
  /** Ages of the items that wait for a decision, compared with the promised time (rule OV4). */
  queues: QueueAgeView[];
};
export type FirstUseView = {
  at: string;
  branch: string | null;
  /** First name. */
  person: string | null;
};
export type FollowedBrandView = {
  id: number;
  slug: string;
  businessName: string;
  nameNe: string | null;
  logo: string | null;
  category: string;
  /** Null if the business entered a category of its own. */
  categoryNe: string | null;
  city: string | null;
  cityNe: string | null;
  /** Null below 20 answers (rule HN3). */
  honour: HonourView | null;
  /** Number of live deals. */
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
export type FoundCodeView = {
  id: string;
  /** A pass after its expiry time counts as expired. */
  state: "cancelled" | "expired" | "issued" | "redeemed" | "voided";
  dealId: number;
  dealTitle: string;
  dealTitleNe: string | null;
  vendorId: number;
  businessName: string;
  businessNameNe: string | null;
  userId: number;
  customer: string;
  expiresAt: string;
  redeemedAt: string | null;
};
export type FoundDealView = {
  id: number;
  title: string;
  titleNe: string | null;
  businessName: string;
  businessNameNe: string | null;
};
export type FoundInvoiceView = {
  id: string;
  number: string;
  kind: "credit-note" | "invoice";
  /** Whole rupees. */
  amount: number;
};
export type FoundOrderView = {
  id: string;
  state: string;
  /** Whole rupees. */
  amount: number;
  createdAt: string;
  customer: string;
};
export type FoundPaymentView = {
  id: string;
  reference: string;
  gateway: "bank-transfer" | "esewa" | "khalti" | "stripe";
  state: string;
  /** Whole rupees. */
  amount: number;
  customer: string;
};
export type FoundUserView = {
  id: number;
  name: string;
  /** The phone number of an account without an e-mail. */
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
  /** Visitors who saw a deal in a list, counted once per day and deal. */
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
  /** Time of the last state change, as reported by the instance that changed it; null without a change. */
  changedAt: string | null;
  /** Null while the circuit is closed. */
  lastFailure: string | null;
};
export type GatewaySumsView = {
  capturedPaisa: number;
  /** Fees of the gateway. */
  feesPaisa: number;
  refundedPaisa: number;
  /** Captured amount less fees and refunds. */
  netPaisa: number;
};
export type GatewaysView = {
  /** The ways to pay that are offered. */
  gateways: ("bank-transfer" | "esewa" | "khalti" | "stripe")[];
  /** True if all gateways are in test mode and no money is moved. */
  isTest: boolean;
};
export type GivenBackView = {
  cases: number;
  /** Rupees. */
  amount: number;
};
export type GoLiveStepView = {
  step: "branch" | "card" | "deal" | "email" | "papers";
  /** `in-check`: an admin decides. `waits`: another step must be done first. */
  state: "done" | "in-check" | "open" | "sent-back" | "waits";
  /** Estimated duration in minutes. */
  minutes: number;
  /** Reason given by the admin for sending the step back. */
  reason: string | null;
  /** Step that must be done first. */
  waitsFor: ("branch" | "card" | "deal" | "email" | "papers") | null;
  /** Start of the check, as ISO 8601. */
  since: string | null;
  /** Expected time of the decision: the end of a business day in Nepal. Null if the step is not in check. */
  expectedBy: string | null;
  /** Documents and numbers that are missing. */
  missing: ("registration" | "registrationNumber" | "tax" | "vatNumber")[];
  /** Id of the deal that was sent back. */
  dealId: number | null;
  /** Id of the draft that was saved last. */
  draftId: number | null;
};
export type GoLiveView = {
  steps: GoLiveStepView[];
  /** True after the first redemption. */
  hasRedemptions: boolean;
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
  /** Unit price at the time it was put in, in whole rupees. */
  priceThen?: number;
};
export type GuestFavoriteDto = {
  dealId: number;
  /** Price at the time it was saved, in whole rupees. */
  priceThen?: number;
};
export type HelpDto = {
  name: string;
  email: string;
  message: string;
  category: "account" | "deals" | "payment" | "technical";
  /** Language of the reply. */
  language?: "en" | "ne";
};
export type HideReviewDto = {
  reason: string;
  /** Undo window in seconds, answered with 202 and the id of the decision. Without it or with 0, the decision takes
    effect immediately. */
  undoSeconds?: number;
};
export type HonourAnswerCountsView = {
  yes: number;
  partly: number;
  no: number;
};
export type HonourAnswerView = {
  /** Null while the customer has not answered. */
  answer: ("no" | "partly" | "yes") | null;
  id: string;
  /** It can be given or changed until then. */
  askUntil: string;
  /** The case about this use; null without one. */
  caseId: string | null;
};
export type HonourCaseCountsView = {
  open: number;
  /** Cases that wait for the business. */
  waiting: number;
  settled: number;
  forCustomer: number;
  forBusiness: number;
  /** Cases that the business did not answer in time. */
  unanswered: number;
};
export type HonourCaseRowView = {
  state:
    | "decided"
    | "second-look"
    | "settled"
    | "waiting-for-customer"
    | "waiting-for-shop"
    | "with-admin"
    | "withdrawn";
  reason: "charged-more" | "gave-less" | "not-available" | "refused";
  /** What the customer wants. */
  asked: "again" | "answer-only" | "money";
  /** Who has to act; `nobody`: the decision takes effect then. */
  dueBy: ("admin" | "business" | "customer" | "nobody") | null;
  id: string;
  /** Number to name it by. */
  number: number;
  /** True if the code was refused, and not used. */
  isRefusal: boolean;
  /** True if the code was bought in advance. */
  isBought: boolean;
  /** Rupees to pay for the deal. */
  promised: number;
  paid: number | null;
  /** Rupees that can be paid back; 0 if there is nothing. */
  mostAmount: number;
  /** First name and initial; empty once the account was deleted. */
  customer: string;
  deal: CaseDealView;
  vendor: CaseVendorView;
  usedAt: string | null;
  openedAt: string;
  dueAt: string | null;
  closedAt: string | null;
};
export type HonourCaseView = {
  state:
    | "decided"
    | "second-look"
    | "settled"
    | "waiting-for-customer"
    | "waiting-for-shop"
    | "with-admin"
    | "withdrawn";
  reason: "charged-more" | "gave-less" | "not-available" | "refused";
  /** What the customer wants. */
  asked: "again" | "answer-only" | "money";
  /** Who has to act; `nobody`: the decision takes effect then. */
  dueBy: ("admin" | "business" | "customer" | "nobody") | null;
  /** The reader's part. */
  part: "admin" | "business" | "customer";
  secondLookBy: ("business" | "customer") | null;
  /** Actions of the reader. */
  allowed: (
    | "accept-offer"
    | "answer"
    | "decide"
    | "message"
    | "refuse-offer"
    | "second-look"
    | "withdraw"
  )[];
  passId: string;
  offer: CaseOfferView | null;
  decision: CaseDecisionView | null;
  remedy: CaseRemedyView | null;
  /** A second look can be requested until then; null if it cannot. */
  secondLookUntil: string | null;
  /** The oldest step first. */
  history: CaseStepView[];
  /** The oldest message first. */
  messages: CaseMessageView[];
  id: string;
  /** Number to name it by. */
  number: number;
  /** True if the code was refused, and not used. */
  isRefusal: boolean;
  /** True if the code was bought in advance. */
  isBought: boolean;
  /** Rupees to pay for the deal. */
  promised: number;
  paid: number | null;
  /** Rupees that can be paid back; 0 if there is nothing. */
  mostAmount: number;
  /** First name and initial; empty once the account was deleted. */
  customer: string;
  deal: CaseDealView;
  vendor: CaseVendorView;
  usedAt: string | null;
  openedAt: string;
  dueAt: string | null;
  closedAt: string | null;
};
export type HonourLinkView = {
  /** Null before the customer answered. */
  answer: ("no" | "partly" | "yes") | null;
  /** The code's, which the link contains. */
  id: string;
  dealTitle: string;
  dealTitleNe: string | null;
  businessName: string;
  businessNameNe: string | null;
};
export type HonourQuestionView = {
  passId: string;
  dealId: number;
  dealTitle: string;
  dealTitleNe: string | null;
  businessName: string;
  businessNameNe: string | null;
  usedAt: string;
  askUntil: string;
};
export type HonourScoreRowView = {
  vendor: ScoredVendorView;
  /** Times that the deal was given, of the last 100 answers. */
  given: number;
  counted: number;
  /** Whole percent, never rounded up; null below 20 answers. */
  percent: number | null;
  /** Answers of the period. */
  yes: number;
  partly: number;
  no: number;
  /** Cases opened in the period, without withdrawn ones. */
  cases: number;
  /** Of these, those decided for the customer or not answered. */
  against: number;
};
export type HonourScoreView = {
  /** Times that the deal was given, of the last 100 answers. */
  given: number;
  counted: number;
};
export type HonourScoresView = {
  from: string;
  to: string;
  /** Businesses with an answer, a case or a score. */
  rowCount: number;
  /** Businesses with a score that guests see. */
  scored: number;
  /** Businesses with a score below 80 of 100. */
  low: number;
  /** Answers of the period. */
  answers: number;
  /** Cases of the period. */
  cases: number;
  /** The lowest score first; those below 20 answers last. At most 50, without a limit in the file. */
  rows: HonourScoreRowView[];
};
export type HonourView = {
  given: number;
  counted: number;
};
export type IncomeSourceView = {
  source: "member-plans" | "vendor-plans";
  /** In paisa, without VAT. */
  value: number;
  before: number;
};
export type IncomeWeekView = {
  /** First day of the week, a Sunday in Nepal. */
  from: string;
  /** In paisa, without VAT. */
  vendorPlans: number;
  memberships: number;
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
  rights: ("counter" | "deals" | "money" | "reviews" | "staff")[];
  branchName: string | null;
  /** Invited e-mail address. */
  email: string;
  expiresAt: string;
};
export type InviteLinkView = {
  url: string;
  expiresAt: string;
  /** Points for each of the two customers at the first use by the invited one; 0 if rewards are disabled. */
  points: number;
};
export type InviteStaffDto = {
  email: string;
  /** Assigned branch; every branch by default. Owners work at every branch. */
  branchId?: number | null;
  role: "counter" | "manager" | "owner";
  /** The rights of the role by default. Owners have all. */
  rights?: ("counter" | "deals" | "money" | "reviews" | "staff")[];
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
  /** Subject of the invoice, such as `order:` and an order's id. */
  source: string;
  /** The invoice that a credit note corrects, in part or whole. */
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
  /** Subject of the invoice, such as `order:` and an order's id. */
  source: string;
  /** The invoice that a credit note corrects, in part or whole. */
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
  /** Ignored: only the server generates codes. */
  qrCode?: string;
};
export type JoinedView = {
  /** Id of the membership. */
  id: number;
  vendorId: number;
  businessName: string;
  nameNe: string | null;
  role: "counter" | "manager" | "owner";
  rights: ("counter" | "deals" | "money" | "reviews" | "staff")[];
  branchId: number | null;
};
export type KindCountsView = {
  kind: string;
  ready: number;
  waiting: number;
  blocked: number;
};
export type LastDeliveryView = {
  type: string;
  state: "delivered" | "given-up" | "waiting";
  /** Time of its last attempt, or of its event before the first one. */
  at: string;
  /** Status of the last answer. */
  status: number | null;
  failure:
    | (
        | "address"
        | "certificate"
        | "redirect"
        | "status"
        | "timeout"
        | "unreachable"
      )
    | null;
};
export type LateLineView = {
  paidWith: ("card" | "cash" | "qr") | null;
  /** Time of the acceptance. */
  at: string;
  kind: "moved" | "undo" | "use";
  /** Whole rupees; negative if it was taken back. */
  amount: number;
  isOffline: boolean;
  dealTitle: string;
  dealTitleNe: string | null;
  /** First name and an initial; empty once the account is erased. */
  person: string;
};
export type LeftOutView = {
  kind: string;
  id: string;
  /** Error code, such as `plan.limit-reached`. */
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
  /** Area that the user wants to open. It grants no access. */
  userType?: "customer" | "vendor";
};
export type LookupDto = {
  /** Branch of the counter. Not needed for staff of one branch. */
  branchId?: number;
  /** The scanned code, or the eight typed characters. */
  code: string;
};
export type LookupWordDto = {
  /** Branch of the counter. Not needed for staff of one branch. */
  branchId?: number;
  /** The word that the customer says, in Latin letters or Devanagari. */
  word: string;
};
export type MailCheckView = {};
export type MailHealthView = {
  lastSentAt: string | null;
  sentToday: number;
  failing: number;
};
export type MailPreferencesDto = {
  /** Passes issued, used and voided. */
  passes?: boolean;
  /** Replies to reviews. */
  reviews?: boolean;
  /** Favorites that end soon. */
  favorites?: boolean;
  /** New deals of followed businesses and saved searches. */
  alerts?: boolean;
  /** Decisions about the user's business and its deals. */
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
  /** First photo; null if the cover is shown instead. */
  image: string | null;
  photoCount: number;
  /** Null below 20 answers. */
  honour: HonourView | null;
  /** Id of the cover named by the title; null for the typographic cover. */
  coverKey: string | null;
  discountType: "buyXgetY" | "fixed" | "percentage";
  discountValue: string;
  /** Whole rupees, like all prices. */
  originalPrice: number;
  discountedPrice: number;
  startDate: string;
  endDate: string;
  createdAt: string;
  redemptionLimit: number | null;
  /** Points for a redemption, before the membership's multiplier. The settings limit their value. */
  pointsEarned: number;
  /** True if the deal gives no points at present, because its business owes too much. */
  pointsPaused: boolean;
  isActive: boolean;
  isApproved: boolean;
  isFeatured: boolean;
  saleMode: "counter" | "prepaid";
  /** Taxes and charges that the price does not include. */
  taxes: "included" | "vat-and-service-extra" | "vat-extra";
  /** Deal price with added taxes and charges, in whole rupees. */
  sumToPay: number;
  /** Unit of the price; null if the business does not state it. */
  priceFor: PriceForView | null;
  badge: string;
  averageRating: number | null;
  reviewCount: number;
  /** Number of available passes; null without a limit. */
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
  /** Area of the displayed place: the nearest one with `near`. */
  area: DealAreaView | null;
  /** Distance from `near` to the nearest place; null without `near`. */
  distanceMetres: number | null;
  opening: OpeningView;
  /** Next time the deal can be used; null if it can be used now, or if the time is unknown. */
  nextUseAt: string | null;
  photos: DealPhotoView[];
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
  /** Item of the price log that the business named or an admin confirmed. */
  priceItemId: number | null;
  moderationStatus: "approved" | "pending" | "rejected";
  rejectionReason: string | null;
  rejectionCodes: string[];
  /** Requested change of the pending deal or revision; null after the next submission. */
  asked: AskedDealChangeView | null;
  pendingRevision: PendingRevisionView | null;
  /** Reason why the last revision was rejected, until the next one. */
  revisionRejection: string | null;
  /** Last rejected revision, until the next one. */
  rejectedRevision: RejectedRevisionView | null;
  submittedAt: string;
  /** Time at which the business requested featuring; null after the decision. */
  featureRequestedAt: string | null;
  vendorStatus: "pending" | "rejected" | "suspended" | "verified";
  /** Number of issued or redeemed passes. */
  placesTaken: number;
  redeemedCount: number;
  /** Number of unused codes. They keep their terms when the deal changes. */
  openCodes: number;
  version: number;
  /** Current and future slots on the home page. */
  featuredSlots: FeaturedSlotView[];
};
export type MapDealView = {
  id: number;
  title: string;
  titleNe: string | null;
  discountType: "buyXgetY" | "fixed" | "percentage";
  discountValue: string;
  /** Whole rupees, like all prices. */
  originalPrice: number;
  discountedPrice: number;
};
export type MapPlaceView = {
  /** Unique among the places of a map. */
  id: number;
  /** Null for a venue, like `address` and `city`. */
  branchId: number | null;
  businessName: string;
  /** Nepali name of the business. */
  businessNameNe: string | null;
  name: string;
  /** Nepali name of a venue, if it has one. */
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
  unit: "count" | "paisa" | "percent" | "rupees";
};
export type MediaView = {
  id: string;
  purpose: "avatar" | "case" | "city" | "deal" | "logo";
  /** Path for fields with images; the URL of its default size. */
  path: string;
  /** Width of the uploaded image, in pixels. */
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
  /** Deduction for the unused value. */
  credit: number;
  /** Amount to pay. */
  due: number;
  /** Null if it can only be chosen later. */
  change: ("renewal" | "start" | "upgrade") | null;
  /** Start of its validity; null if it starts with the payment. */
  startsAt: string | null;
  /** Time from which it can be chosen, if it cannot be chosen at present. */
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
  /** Factor of the points when a pass is redeemed. */
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
  /** Lines of the browser's guest cart. */
  items: GuestCartLineDto[];
};
export type MergeCategoryDto = {
  /** The category that receives the deals. */
  into: number;
  /** Version that the admin saw; an outdated one is rejected with 409. */
  version: number;
};
export type MergeFavoritesDto = {
  /** Favorites of a guest's browser, newest first. */
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
  /** Time at which the reply was sent; null before that, and for notes. */
  mailedAt: string | null;
};
export type MessagePersonView = {
  id: number;
  /** `#` and the id if the name is no longer stored. */
  name: string;
};
export type MessagePreferencesDto = {
  /** Passes issued, used and voided. */
  passes?: ChannelPreferencesDto;
  /** Replies to reviews. */
  reviews?: ChannelPreferencesDto;
  /** Favorites that end soon. */
  favorites?: ChannelPreferencesDto;
  /** New deals of followed businesses and saved searches. */
  alerts?: ChannelPreferencesDto;
  /** Decisions about the user's business and its deals. */
  business?: ChannelPreferencesDto;
};
export type MessagePreferencesView = {
  passes: ChannelPreferencesView;
  reviews: ChannelPreferencesView;
  favorites: ChannelPreferencesView;
  alerts: ChannelPreferencesView;
  business: ChannelPreferencesView;
};
export type MessageReceivedView = {
  id: number;
};
export type MoneyBackView = {
  until: string;
  /** Whole rupees. */
  amount: number;
};
export type MoveClockDto = {
  /** The time that your business has from now on, with its time zone: later than the present one, at most five years ahead. */
  time: string;
};
export type NewApiKeyView = {
  id: number;
  /** `test` keys act for a business of their own in the sandbox. */
  kind: "live" | "test";
  name: string;
  state: "active" | "ended" | "withdrawn";
  prefix: string;
  /** The last four characters of the key. */
  lastFour: string;
  scopes: (
    | "deals:read"
    | "deals:write"
    | "orders:read"
    | "passes:check"
    | "passes:redeem"
    | "payouts:read"
    | "redemptions:read"
    | "reviews:read"
    | "reviews:reply"
    | "webhooks:write"
  )[];
  /** Null if the key is for all branches. */
  branchId: number | null;
  branchName: string | null;
  /** Networks from which the key may be used; empty for all. */
  allowedAddresses: string[];
  /** Version of the API to which the key is pinned. */
  version: string;
  createdAt: string;
  createdBy: string;
  /** Null for a key without an end. */
  expiresAt: string | null;
  /** Stored at most once a minute. */
  lastUsedAt: string | null;
  /** The key before the last rotation is valid until then. */
  previousUntil: string | null;
  withdrawnAt: string | null;
  /** The key, shown once: null when a repeated request returns the same key again. */
  key: string | null;
};
export type NewAreaDto = {
  name: string;
  nameNe: string;
  /** Its city; cannot be changed. */
  locationId: number;
  /** Slug in its URL, unique in the city; cannot be changed. */
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
  /** Its parent category; null for a top-level category. */
  parentId: number | null;
  /** Small ones first. */
  position: number;
  /** Slug in its URL; cannot be changed. */
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
  /** Slug in its URL; cannot be changed. */
  slug: string;
  /** The path from the response to an upload; null for no image. */
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
  /** Page that shows it. */
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
  /** Color of its marks. */
  color: ("blue" | "brand" | "green" | "marigold" | "rose") | null;
  isActive: boolean;
  /** Its days are no business days. */
  isHoliday?: boolean;
};
export type NewWebhookView = {
  id: number;
  url: string;
  eventTypes: (
    | "deal.approved"
    | "deal.rejected"
    | "order.paid"
    | "order.refunded"
    | "pass.issued"
    | "pass.redeemed"
    | "pass.voided"
    | "payout.made"
    | "review.created"
  )[];
  /** `failing`: the last attempt failed; it is tried again. */
  state: "active" | "disabled" | "failing";
  /** `gone`: it answered 410. `failing`: it failed for three days. */
  disabledReason: ("failing" | "gone" | "owner") | null;
  disabledAt: string | null;
  /** Time of the first failure since the last success. */
  failingSince: string | null;
  /** The secret before the last rotation signs until then. */
  previousSecretUntil: string | null;
  /** Null before the first event. */
  lastDelivery: LastDeliveryView | null;
  createdAt: string;
  createdBy: string;
  /** The secret, shown once: null when a repeated request returns the same endpoint again. */
  secret: string | null;
};
export type NextPayoutView = {
  /** In Nepal. */
  day: string;
  /** Whole rupees at present; 0 if nothing is paid. */
  amount: number;
  /** `ordered` if a payout run contains it, so that it does not change any more. */
  state: "expected" | "ordered";
  /** Becomes part of the payout after it. */
  withheldPaisa: number;
  /** Reason why nothing is paid; null if an amount is paid. */
  leftOut:
    | ("factor-reset" | "held" | "no-account" | "suspended" | "too-little")
    | null;
  /** What becomes owed later is paid by the payout after it. */
  cutoffAt: string;
  /** End of the time without payouts after a change of the account; null if none applies. */
  heldUntil: string | null;
  /** Smallest payout, in whole rupees. */
  leastRupees: number;
  owed: OwedView;
};
export type NoteDto = {
  /** Visible to admins only. */
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
export type OpenCaseDto = {
  photoIds?: string[];
  reason: "charged-more" | "gave-less" | "not-available" | "refused";
  /** Whole rupees that the customer paid. */
  paid?: number;
  text?: string;
  wants: "again" | "answer-only" | "money";
  /** A used code, or one that was refused: open, or expired less than 48 hours ago. */
  passId: string;
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
  /** Time of the next state change; null if the state does not change before the deal ends. */
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
  /** Title at the time of the purchase. */
  title: string;
  titleNe: string | null;
  image: string | null;
  coverKey: string | null;
  /** For the cover of a deal without an image. */
  categorySlug: string;
  vendor: OrderVendorView;
  quantity: number;
  /** Whole rupees. */
  unitPrice: number;
  originalPrice: number;
  lineTotal: number;
  /** Empty before the payment. */
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
  /** `manual` refunds are paid manually within seven days. */
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
  /** Rupees paid with points. */
  pointsValue: number;
  /** Amount that remains to be paid. */
  due: number;
  /** End of the reservation of prices and capacity. */
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
  /** End of the time in which unused codes can be refunded; null before payment. */
  refundableUntil: string | null;
  /** Reason why bank transfer is not offered for it; null if it is offered, and if nothing is due. */
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
  /** Rupees paid with points. */
  pointsValue: number;
  /** Amount that remains to be paid. */
  due: number;
  /** End of the reservation of prices and capacity. */
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
  /** Median of the earned points; 0 if none were earned. */
  median: number;
  /** Number of those with points. */
  counted: number;
  /** Those with at least three times the median, the largest first; at most 20. */
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
  /** Null for a customer. */
  vendor: OutlierVendorView | null;
  points: number;
  uses: number;
  /** Multiple of the median of its kind, with one decimal. */
  timesMedian: number;
};
export type OverrideDto = {
  /** An owner or manager of the business. */
  managerId: number;
  /** Needed for another reason. */
  note?: string;
  pin: string;
  reason: "mistake" | "other" | "queue" | "regular";
};
export type OwedView = {
  /** Time of the last payout; null before the first. */
  since: string | null;
  /** Balance after the last payout. */
  openingPaisa: number;
  /** Number of used codes, and of codes that expired unused. */
  soldCodes: number;
  soldPaisa: number;
  /** Number of uses taken back. */
  returnedCodes: number;
  returnedPaisa: number;
  returnedPayoutsPaisa: number;
  otherPaisa: number;
  feePaisa: number;
  /** Current balance. */
  owedPaisa: number;
};
export type OwnBalanceView = {
  /** Current balance; negative if the business owes money, for points or refunds. */
  owedPaisa: number;
  /** Sold in advance and not yet used: owed after its use, or 14 days after it expired. */
  unusedPaisa: number;
  /** Sum of today's uses, returns and points so far. */
  todayPaisa: number;
  /** Last day with statements; null before the first. */
  statedUntil: string | null;
  /** True if its deals give no points at present, because it owes too much. */
  pointsPaused: boolean;
};
export type OwnDealView = {
  /** The open code; of several, the one that expires first. A request for a code returns it again, unless it
    was bought. */
  openPass: PassView | null;
  /** Number of the customer's uses of the deal. */
  used: number;
  /** Remaining uses within the limit, including an open code; null without a limit. */
  usesLeft: number | null;
  mayReview: boolean;
  /** Reasons against another code; the first is the error that `POST /api/redemptions` returns. */
  refusals: RejectionReasonView[];
};
export type OwnHonourView = {
  /** Null below 20 answers. */
  score: HonourScoreView | null;
  /** Answers that count. */
  counted: number;
  /** Answers of 12 months; null below 20 answers, so that no person can be told. */
  answers: HonourAnswerCountsView | null;
  /** Cases of 12 months. */
  cases: HonourCaseCountsView;
  /** Held back from payouts for open cases. */
  heldPaisa: number;
};
export type OwnInvitationView = {
  id: number;
  /** Null for an erased account. */
  firstName: string | null;
  cameAt: string;
  /** Null if the link was deleted, 30 days after its end. */
  dealId: number | null;
  dealTitle: string | null;
  dealTitleNe: string | null;
  /** `waiting` for the person's first use, `earned`, `ended` without a use; no points: `monthly-limit`, or `same-circle` if
    both share a device, phone number, payment account or business. */
  state: "earned" | "ended" | "monthly-limit" | "same-circle" | "waiting";
  /** Set for `earned`. */
  points: number | null;
  earnedAt: string | null;
};
export type OwnMembershipView = {
  /** The current period; null for Basic. */
  current: MembershipPeriodView | null;
  /** The paid period that follows it. */
  next: MembershipPeriodView | null;
  /** True if it was cancelled: it runs until its end, without reminders. */
  cancelAtPeriodEnd: boolean;
  /** The refund that is possible at present; null if none is. */
  moneyBack: MoneyBackView | null;
  offers: MembershipOfferView[];
  /** The order that awaits its payment. */
  open: PlanOrderView | null;
  /** Paid orders, newest first. */
  orders: PlanOrderView[];
};
export type OwnPayoutAccountView = {
  /** Null before the first entry. */
  account: PayoutAccountView | null;
};
export type OwnPayoutView = {
  id: string;
  /** Time at which it was debited from the balance. */
  orderedAt: string;
  /** Day of the payout run in Nepal; null for a payout without a run. */
  payoutDay: string | null;
  /** Null before the payment. */
  paidAt: string | null;
  /** Whole rupees. */
  amount: number;
  method: "bank-transfer" | "esewa" | "khalti";
  /** Null before the payment. */
  reference: string | null;
  /** `ordered` while the run is not confirmed; `returned` if the money came back: it is owed again. */
  state: "ordered" | "paid" | "returned";
  /** Null for a wallet, and for a payout without a run. */
  bank: string | null;
  lastFour: string | null;
  /** Null unless it came back. */
  returnedReason: string | null;
};
export type OwnSessionView = {
  /** Names the session and cannot be used to continue it. */
  id: string;
  browser: string | null;
  system: string | null;
  kind: ("computer" | "phone" | "tablet") | null;
  isCurrent: boolean;
  createdAt: string;
  /** Updated at most every 5 minutes. */
  lastSeenAt: string;
};
export type PackAllowanceView = {
  dealId: number;
  /** Acceptances that the device may keep unsent, counted from none. */
  left: number;
};
export type PackBranchView = {
  id: number;
  name: string;
  /** Null: branches have one name. */
  nameNe: string | null;
};
export type PackDealView = {
  id: number;
  title: string;
  titleNe: string | null;
  /** The offer in English; clients in another language use the next two fields. */
  badge: string;
  discountType: "buyXgetY" | "fixed" | "percentage";
  discountValue: string;
  /** Customers pay in advance: nothing is charged. */
  isPrepaid: boolean;
  /** Whole rupees to charge, with VAT and service charge; 0 if the deal is prepaid. */
  charge: number;
  /** Whole rupees, before taxes and service charge that are added. */
  price: number;
  originalPrice: number;
  taxes: "included" | "vat-and-service-extra" | "vat-extra";
  terms: PackTermsView;
};
export type PackDeviceView = {
  id: number;
  name: string;
  branchId: number | null;
  state: "active" | "withdrawn";
  /** Number of the last entry that arrived; 0 before the first. */
  lastNumber: number;
  /** SHA-256 of that entry in base64url; empty before the first. */
  lastHash: string;
};
export type PackKeyView = {
  /** Null: since ever. */
  validFrom: string | null;
  /** Null: no end is known. */
  validUntil: string | null;
  id: string;
  algorithm: "Ed25519";
  /** 32 bytes in base64url. */
  publicKey: string;
};
export type PackLimitsView = {
  /** Hours after the last contact in which a device accepts codes. */
  maxAgeHours: number;
  /** Tolerance of the clock of a device. */
  clockToleranceSeconds: number;
  /** Codes that were bought for more rupees need the network. */
  boughtAbove: number;
  /** Minutes without a touch or key after which the device asks again who is there. */
  idleMinutes: number;
};
export type PackPersonView = {
  id: number;
  firstName: string;
  /** First letter of the last name. */
  initial: string;
  role: "counter" | "manager" | "owner";
  /** True for owners and managers. */
  isManager: boolean;
  pin: PackPinView | null;
};
export type PackPinView = {
  /** In base64url. */
  salt: string;
  /** SHA-256 of the derived key in base64url. The key itself proves an override to the server. */
  verifier: string;
  rounds: number;
};
export type PackTermsView = {
  /** 0 = Sunday; null means every day. */
  weekdays: number[] | null;
  /** `HH:MM` in Nepal; the hours run over midnight if `hoursUntil` is before `hoursFrom`. */
  hoursFrom: string | null;
  hoursUntil: string | null;
  blackoutDates: string[] | null;
  /** Null means all branches. */
  branchIds: number[] | null;
  /** Whole rupees. */
  minimumBill: number | null;
  /** Minimum number of guests. */
  partySize: number | null;
};
export type PaidBusinessView = {
  name: string;
  nameNe: string | null;
  address: string;
  pan: string | null;
};
export type PaidLineDto = {
  /** Reference of the payment at the bank. */
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
  /** Taxes and service charge that the price excludes. */
  taxes: "included" | "vat-and-service-extra" | "vat-extra";
  /** Amount to pay, taxes and service charge included. */
  sumToPay: number;
  /** The original price, taxes and service charge included. */
  originalSum: number;
  pointsEarned: number;
  placesLeft: number | null;
  vendor: PassVendorView;
  branches: PassBranchView[];
  category: PassCategoryView;
  location: PassLocationView | null;
};
export type PassHonourView = {
  /** Null before the customer answered. */
  answer: ("no" | "partly" | "yes") | null;
  /** The answer can be given or changed until then; null for a code that was not used. */
  askUntil: string | null;
  /** The case about this use; null without one. */
  caseId: string | null;
};
export type PassLocationView = {
  id: number;
  slug: string;
  name: string;
  nameNe: string;
};
export type PassSlipView = {
  id: string;
  /** A slip has a code only while this is `issued`. */
  state: "cancelled" | "expired" | "issued" | "redeemed" | "voided";
  /** Eight characters to read out. */
  code: string;
  /** The whole text of the signed QR, which a counter verifies without a network too. */
  qrCode: string;
  dealTitle: string;
  dealTitleNe: string | null;
  discountType: "buyXgetY" | "fixed" | "percentage";
  discountValue: string;
  businessName: string;
  businessNameNe: string | null;
  /** Whole rupees to pay at the counter, with VAT and service charge; 0 if it was paid in advance. */
  charge: number;
  isBought: boolean;
  /** Whole rupees. */
  saves: number;
  minimumBill: number | null;
  /** Minimum number of guests. */
  partySize: number | null;
  /** 0 = Sunday; null means every day. */
  weekdays: number[] | null;
  /** `HH:MM` in Nepal. */
  hoursFrom: string | null;
  hoursUntil: string | null;
  /** Days in Nepal on which it cannot be used. */
  blackoutDates: string[] | null;
  /** Names of the branches where it can be used; null means all. */
  branches: string[] | null;
  expiresAt: string;
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
  /** Reason why the use earned no points: the business owed too much, or the customer had earned the maximum
    that day. */
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
  /** Branch where it was used. */
  branchName: string | null;
  /** Whole rupees that were charged. */
  amount: number | null;
  /** Points it earned. */
  points: number;
  /** Time from which its points can be spent; null without points and for a voided acceptance. */
  pointsSpendableAt: string | null;
  /** True if the customer has reviewed the deal. */
  isReviewed: boolean;
  /** True if the customer paid in advance: it is refunded through its order. */
  isBought: boolean;
  /** Null for a code that was not used, or that was used before the question existed. */
  honour: PassHonourView | null;
};
export type PasskeyNameDto = {
  /** Name that the owner chooses. */
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
  /** Raw status of the gateway. */
  said: string;
  /** Amount named by the gateway, in paisa. */
  paisa: number | null;
};
export type PaymentRedirectView = {
  method: "GET" | "POST";
  url: string;
  /** Form fields of a POST. */
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
  /** The paid order; null for other purchases. */
  orderId: string | null;
  /** The paid order of a membership or plan; null for other purchases. */
  planOrderId: string | null;
  /** Request that sends the browser to the gateway, while the payment is open. */
  redirect: PaymentRedirectView | null;
  /** Reference that a bank transfer must contain. */
  reference: string | null;
  /** Account that receives a bank transfer. */
  bankAccount: string | null;
  /** Time at which the bank's slip of a transfer was uploaded; null without one. */
  slipAt: string | null;
  expiresAt: string;
  createdAt: string;
};
export type PayoutAccountDto = {
  /** Name of the account holder. */
  holder: string;
  /** Required for a bank account, and ignored otherwise. */
  bank?: string | null;
  /** Required for a bank account, and ignored otherwise. */
  branch?: string | null;
  /** The account's number, or the mobile number of the wallet. */
  number: string;
  kind: "bank" | "esewa" | "khalti";
  /** Optional, because the route requires a step-up. If a password is sent, it must be correct. */
  password?: string;
};
export type PayoutAccountView = {
  kind: "bank" | "esewa" | "khalti";
  holder: string;
  bank: string | null;
  branch: string | null;
  lastFour: string;
  changedAt: string;
  /** End of the time without payouts after a change; null if none applies, and while the account is unconfirmed. */
  heldUntil: string | null;
  /** Null until the owner confirms the account with the mailed digits; it gets no payouts before. */
  confirmedAt: string | null;
};
export type PayoutCandidateView = {
  vendor: PayeeView;
  /** Verification status of the business. */
  verification: "pending" | "rejected" | "suspended" | "verified";
  owedPaisa: number;
  /** Amount that became owed within the last 24 hours: paid by the next run. */
  withheldPaisa: number;
  /** Whole rupees that the run would pay. */
  amount: number;
  kind: ("bank" | "esewa" | "khalti") | null;
  holder: string | null;
  bank: string | null;
  branch: string | null;
  lastFour: string | null;
  /** End of the time without payouts after a change of the account; null if none applies. */
  heldUntil: string | null;
  /** Reason why it is left out; null if it is paid. */
  leftOut:
    | ("factor-reset" | "held" | "no-account" | "suspended" | "too-little")
    | null;
};
export type PayoutLineView = {
  /** In Nepal. */
  day: string;
  kind:
    | "cancellation"
    | "lapse"
    | "other"
    | "payout-return"
    | "sale"
    | "use"
    | "use-return";
  /** The deal; null for entries without one. */
  title: string | null;
  titleNe: string | null;
  /** Number of codes; null for entries that are not about codes one by one. */
  codes: number | null;
  /** Negative for money taken back. */
  paisa: number;
};
export type PayoutRecordedView = {
  /** Id of the payout, or of the approval request while it waits for a second admin. */
  id: string;
  /** Set while it waits for a second admin. */
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
  /** `open` until it is confirmed; `rejected` if a second admin did not approve it. */
  state: "open" | "paid" | "rejected";
  /** False while the approval of a second admin is pending, and if it was not given. */
  isApproved: boolean;
  /** Amounts that became owed later are paid by the next run. */
  cutoffAt: string;
  createdAt: string;
  createdBy: string;
  /** Time of the first download of its file; null before it. */
  fileAt: string | null;
  confirmedAt: string | null;
  confirmedBy: string | null;
  /** Number of payouts. */
  lines: number;
  /** Whole rupees of all payouts, returned ones excluded. */
  amount: number;
  /** Number of returned payouts. */
  returned: number;
};
export type PayoutRunView = {
  id: string;
  /** In Nepal. */
  day: string;
  /** `open` until it is confirmed; `rejected` if a second admin did not approve it. */
  state: "open" | "paid" | "rejected";
  /** False while the approval of a second admin is pending, and if it was not given. */
  isApproved: boolean;
  /** Amounts that became owed later are paid by the next run. */
  cutoffAt: string;
  createdAt: string;
  createdBy: string;
  /** Time of the first download of its file; null before it. */
  fileAt: string | null;
  confirmedAt: string | null;
  confirmedBy: string | null;
  /** Number of payouts. */
  lines: number;
  /** Whole rupees of all payouts, returned ones excluded. */
  amount: number;
  /** Number of returned payouts. */
  returned: number;
  runLines: PayoutRunLineView[];
};
export type PayoutStatementView = {
  id: string;
  /** Counts the payouts of the business. */
  number: string;
  business: PaidBusinessView;
  /** Time of the previous payout, or of the first entry. */
  periodFrom: string;
  /** Time at which it was debited from the balance. */
  orderedAt: string;
  /** Whole rupees. */
  amount: number;
  state: "ordered" | "paid" | "returned";
  method: "bank-transfer" | "esewa" | "khalti";
  /** Day of the payout run in Nepal; null for a payout without a run. */
  payoutDay: string | null;
  /** Null before the payment. */
  paidAt: string | null;
  /** Null before the payment. */
  reference: string | null;
  /** Null unless it came back. */
  returnedReason: string | null;
  bank: string | null;
  branch: string | null;
  /** Null for a payout without a run. */
  holder: string | null;
  lastFour: string | null;
  /** Balance after the previous payout. */
  openingPaisa: number;
  /** Number of used codes, and of codes that expired unused. */
  soldCodes: number;
  /** Became owed since then. */
  soldPaisa: number;
  /** Number of uses taken back. */
  returnedCodes: number;
  /** Voided uses and refunded passes. */
  returnedPaisa: number;
  /** Earlier payouts whose money came back. */
  returnedPayoutsPaisa: number;
  /** Charges. */
  otherPaisa: number;
  /** Always 0, because there is no commission. */
  feePaisa: number;
  /** Balance after this payout. */
  closingPaisa: number;
  /** In chronological order; their sum is sold - returned + returnedPayouts - other. */
  lines: PayoutLineView[];
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
  /** Error code of a decision that could not be applied. */
  code: string | null;
  message: string | null;
  /** Parts of the decision that were not applied. */
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
export type PhoneLookupDto = {
  /** Mobile number of the customer. */
  phone: string;
  /** Last four of the eight characters. */
  lastFour: string;
};
export type PhoneLookupView = {
  id: number;
  /** Time until which the word can be said. */
  expiresAt: string;
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
  /** Number of listed deals that can be used there. */
  dealCount: number;
  /** Latitude of its center. */
  latitude: number;
  longitude: number;
};
export type PlaceOrderDto = {
  /** The total that was shown, in whole rupees, before points. Another one is rejected with `order.price-changed` and the new `total`. */
  expectedTotal?: number;
  /** Items to order; default: the cart. */
  items?: OrderItemDto[];
  /** True if points pay up to half of it. */
  usePoints?: boolean;
};
export type PlaceView = {
  /** Areas with the most deals first. */
  areas: PlaceAreaView[];
  id: number;
  slug: string;
  name: string;
  nameNe: string;
  /** Number of listed deals that can be used there. */
  dealCount: number;
  /** Latitude of its center. */
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
  /** Null if nothing is due now: it follows the running period. */
  change: ("renewal" | "start" | "upgrade") | null;
  /** Whole rupees. */
  price: number;
  /** Deduction for the unused value. */
  credit: number;
  due: number;
  /** Start of its validity; null if it starts with the payment. */
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
  /** Deduction for the unused value of the previous plan. */
  credit: number;
  /** Amount to pay. */
  due: number;
  /** End of the price lock. */
  expiresAt: string;
  createdAt: string;
  paidAt: string | null;
  /** Bounds of the paid period; null before the payment. */
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
  /** `manual` refunds are paid manually within seven days. */
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
  /** Points given by the deals of a business. */
  businesses: OutlierGroupView;
  /** Points that a customer earned at one business. */
  pairs: OutlierGroupView;
};
export type PointsEntryView = {
  id: number;
  /** Negative for reversed or spent points. */
  delta: number;
  /** `invite`: first code used by a customer whom this customer invited; `invited`: the customer's own first
    code after an invitation. */
  kind:
    | "correction"
    | "honour"
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
  /** Time from which they can be spent; null if they can be spent now or were reversed. */
  spendableAt: string | null;
  dealId: number | null;
  dealTitle: string | null;
  dealTitleNe: string | null;
};
export type PointsOfferView = {
  /** The points balance. */
  balance: number;
  /** Part of the balance that can be spent now. */
  spendable: number;
  /** Whole rupees that the points would pay. */
  payable: number;
  /** Maximum share of an order, in percent. */
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
export type PriceItemView = {
  id: number;
  name: string;
  priceFor: PriceForView | null;
  /** Number of deals whose link an admin confirmed. */
  dealCount: number;
  /** The earliest first. */
  prices: RecordedPriceView[];
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
  /** Id of the trace of this request, if the operator collects traces. */
  traceId?: string;
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
  /** Number of customers before this one. */
  waiting?: number;
  /** Of the digits of a one-time number. */
  triesLeft?: number;
};
export type ProvePasskeyDto = {
  /** `AuthenticationResponseJSON` from `navigator.credentials.get()`. */
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
export type PushKeyView = {
  /** `applicationServerKey` of `PushManager.subscribe()`, in base64url. */
  publicKey: string;
};
export type PushKeysDto = {
  /** Public key of the browser: an uncompressed P-256 point in base64url. */
  p256dh: string;
  /** Authentication secret of the browser: 16 bytes in base64url. */
  auth: string;
};
export type PushSubscriptionDto = {
  endpoint: string;
  keys: PushKeysDto;
};
export type PushSubscriptionView = {
  id: string;
  /** Domain of its push service. */
  service: string;
  /** True for the browser of this session. */
  isCurrent: boolean;
  createdAt: string;
};
export type PutCartLineDto = {
  /** Quantity; 0 removes the deal. */
  quantity: number;
};
export type QueueAgeView = {
  /** Path of the items. */
  rows: string;
  kind: string;
  count: number;
  /** Submission of the oldest item. */
  oldestSince: string;
  /** Promised time of the oldest item. */
  oldestDueAt: string;
  /** Number of items after their promised time. */
  late: number;
};
export type QueueView = {
  count: number;
  /** Start of the longest wait; null for an empty queue. */
  oldestAt: string | null;
};
export type RatingFacetView = {
  minRating: number;
  count: number;
};
export type ReadNotificationsDto = {
  /** Ids of notifications; default: all. */
  ids?: number[];
};
export type ReadNumbersView = {
  vatNumber: string | null;
  registrationNumber: string | null;
};
export type ReasonDto = {
  reason: string;
};
export type RecentActivityView = {
  /** Time of the count. */
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
  /** Day in Nepal. */
  day: string;
  /** Sums of payments and refunds. */
  payments: GatewaySumsView;
  /** Sums of the ledger. */
  ledger: GatewaySumsView;
  /** Absolute differences, added over all figures; 0 if everything matches. */
  differencePaisa: number;
};
export type ReconciliationView = {
  from: string;
  to: string;
  /** Days with transactions, newest first. */
  days: ReconciledDayView[];
  /** Payments open now. */
  open: OpenPaymentsView[];
};
export type RecordPayoutDto = {
  /** Whole rupees; at most the balance. */
  amount: number;
  /** Reference of the payment. */
  reference: string;
  /** Method of the payment; default: bank. */
  method?: "bank-transfer" | "esewa" | "khalti";
};
export type RecordPriceDto = {
  regularPrice: number;
  /** A time, or a day in Nepal, which means its start; not in the past. */
  from: string;
  /** Id of an uploaded image with the purpose `deal`. */
  photoId: string;
};
export type RecordedPriceView = {
  regularPrice: number;
  from: string;
  /** Path of the photo. */
  photo: string;
};
export type RecoveryCodesView = {
  /** Each works once in place of a passkey or the app's code. They are shown only now; empty if the account
    already has some. */
  recoveryCodes: string[];
};
export type RecurringRowView = {
  kind: "membership" | "subscription";
  billingCycle: "monthly" | "yearly";
  plan: string;
  name: string;
  nameNe: string;
  count: number;
  /** Income of a month without VAT, for all of them. */
  monthlyPaisa: number;
};
export type RedemptionChoicesView = {
  deals: UsedDealView[];
  staff: AcceptingStaffView[];
  keys: AcceptingKeyView[];
};
export type ReferencePriceView = {
  amount: number;
  /** Beginning of the period with that price; for `stated`, the time of the statement. */
  since: string;
  /** `log`: the lowest price of the 30 days before the discount; `stated`: the log does not cover them. */
  source: "log" | "stated";
};
export type RefundOrderDto = {
  /** Passes to refund; default: all unused ones. */
  passIds?: string[];
};
export type RefundSumsView = {
  /** Not sent yet. */
  promised: number;
  /** Sent to the gateway. */
  onItsWay: number;
  /** Completed. */
  returned: number;
};
export type RegisterPasskeyDto = {
  /** Name that the owner chooses. */
  name: string;
  /** `RegistrationResponseJSON` from `navigator.credentials.create()`. */
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
  /** Generated with the first factor and shown only now; empty if the account already has some, and for a
    repeated request. */
  recoveryCodes: string[];
};
export type RejectApprovalDto = {
  reason: string;
};
export type RejectChangeDto = {
  /** Undo window in seconds, answered with 202 and the id of the decision. Without it or with 0, the decision takes
    effect immediately. */
  undoSeconds?: number;
  /** Reviewed version; an outdated one is rejected with 409. */
  version?: number;
  reason: string;
};
export type RejectDealDto = {
  /** Text for the business; a standard sentence if left out. */
  reason?: string;
  /** Undo window in seconds, answered with 202 and the id of the decision. Without it or with 0, the decision takes
    effect immediately. */
  undoSeconds?: number;
  /** Reviewed version; an outdated one is rejected with 409. */
  version?: number;
  reasonCodes?: string[];
};
export type RejectVendorDto = {
  /** Text for the business; a standard sentence if left out. */
  reason?: string;
  /** Undo window in seconds, answered with 202 and the id of the decision. Without it or with 0, the decision takes
    effect immediately. */
  undoSeconds?: number;
  /** Reviewed version; an outdated one is rejected with 409. */
  version?: number;
  reasonCodes?: string[];
};
export type RejectedRevisionView = {
  id: number;
  decidedAt: string;
  reason: string;
  /** Changed fields with the rejected values. */
  changes: {
    [key: string]: any;
  };
};
export type RejectionReasonView = {
  code: string;
  message: string;
};
export type ReleaseView = {
  /** Name of the remote, such as `vendor`. */
  id: string;
  /** The newest version. */
  live: string;
  /** The version of the other visitors, to which the remote returns by itself; null without one. */
  previous: string | null;
  /** Percentage of visitors who get the live version. */
  share: number;
  changedAt: string;
  lastChange: "released" | "returned" | "returned-by-itself" | "share";
  /** True while the remote returns by itself if the live version fails too often. */
  isWatched: boolean;
  versions: ReleasedVersionView[];
};
export type ReleasedVersionView = {
  /** Version and hash. */
  version: string;
  releasedAt: string;
  /** False if its files are deleted. */
  isKept: boolean;
  /** Page views, in all. */
  views: number;
  /** Addresses from which a failure was reported, in all. */
  failures: number;
};
export type RenameSearchDto = {
  /** Null: named after its filters. */
  name: string | null;
};
export type ReplyDto = {
  /** Version that the admin saw; an outdated one is rejected with 409. */
  version: number;
  /** Mailed unchanged, above a quotation of the message. */
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
  /** In the order of `measures`; null for a division by zero. */
  values: (number | null)[];
  /** Values of the preceding period. */
  previous: (number | null)[];
  /** First day of a time span, or the id of a city, category or business; empty for deals without a city. */
  key: string;
  /** Empty for a time span. */
  label: string;
  labelNe: string | null;
};
export type ReportView = {
  name:
    | "customers"
    | "income"
    | "redemptions"
    | "refusals"
    | "revenue"
    | "savings"
    | "vendors"
    | "volume";
  by: "category" | "city" | "day" | "month" | "vendor" | "week";
  /** Values of the whole period; customers and businesses are counted once in it. */
  total: (number | null)[];
  previous: (number | null)[];
  from: string;
  to: string;
  /** Preceding period with the same number of days. */
  previousFrom: string;
  previousTo: string;
  days: number;
  measures: MeasureView[];
  /** Time spans in order, without a limit; other groups by size, at most 50. */
  rows: ReportRowView[];
  /** Number of all rows. */
  rowCount: number;
};
export type RequestDigitsDto = {
  /** Language of the message; default: English. An existing account uses its own. */
  language?: "en" | "ne";
  /** The e-mail or, if SMS is offered, the Nepali mobile number that gets the digits. */
  to: string;
};
export type ResetFactorsDto = {
  /** Token from the link in the mail. */
  token: string;
};
export type ResetPasswordDto = {
  /** Token from the link in the mail. */
  token: string;
  /** 6 to 128 characters (12 for admins); the commonest ones are rejected. */
  password: string;
};
export type ResolveDifferenceDto = {
  /** Description of the resolution. */
  note: string;
};
export type ResolvePaymentDto = {
  /** Resolution; it is stored in the payment's history. */
  reason: string;
};
export type ReturnPayoutDto = {
  reason: string;
};
export type ReturnReleaseDto = {
  /** The live version that the admin saw. */
  live: string;
  /** The version that all visitors get. */
  version: string;
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
  /** The business's reply. */
  reply: string | null;
  repliedAt: string | null;
  /** When the business changed its reply; null if it did not. */
  replyEditedAt: string | null;
};
export type ReviewedDealView = {
  id: number;
  title: string;
  titleNe: string | null;
};
export type ReviewedVisitView = {
  at: string;
  branch: string | null;
  /** First name and initial of the person who accepted the code. */
  servedBy: string | null;
  /** Number of the use at this business; 1 for the first one. */
  nth: number;
};
export type SandboxClockView = {
  /** The present time of the business. */
  time: string;
  /** Seconds by which it is ahead of the real time. */
  aheadSeconds: number;
};
export type SandboxOrderDto = {
  /** How many codes are bought; 1 by default. */
  quantity?: number;
  /** True if the customer gives all codes back at once. */
  isRefunded?: boolean;
};
export type SandboxOrderView = {
  id: string;
  /** The prepaid deal of the business. */
  dealId: number;
  /** Whole rupees. */
  total: number;
  paidAt: string;
  /** Bought codes; their passes are listed at `pass.issued` and at the counter. */
  quantity: number;
  /** Codes that were given back. */
  returned: number;
};
export type SaveSearchDto = {
  /** Filters as in the address of the deals page, at least one. The visitor's location (`near`), the order and
    the page are not stored. */
  query: string;
  /** Without a name the search is named after its filters. */
  name?: string;
};
export type SaveTableViewDto = {
  name: string;
  table: string;
  /** Filters, order and columns as in the address of the table. The position in the list (`cursor`) is not stored. */
  query: string;
};
export type SavedReplyView = {
  use: "case" | "review";
  id: number;
  title: string;
  /** May contain {guest}, {deal} and {branch}. */
  text: string;
  textNe: string | null;
  /** Stars of the reviews that it fits; empty for all. */
  stars: number[];
  updatedAt: string;
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
  /** Number of codes used in the year. */
  uses: number;
};
export type ScoredVendorView = {
  id: number;
  businessName: string;
  nameNe: string | null;
};
export type SearchMissView = {
  /** In lower case. */
  query: string;
  /** Visitors, each counted once a day; at least 5. */
  visitors: number;
  lastDay: string;
};
export type SearchRebuildView = {
  /** `all` updates every deal after a software update. */
  kind: "all" | "category" | "location" | "vendor";
  id: number;
  /** The category, city or business; null for `all`. */
  subjectId: number | null;
  name: string | null;
  nameNe: string | null;
  /** Number of updated deals. */
  done: number;
  total: number;
  startedAt: string;
  /** Null while it is running. */
  finishedAt: string | null;
};
export type SearchTermDto = {
  /** Terms of one meaning are the same thing; the slug of a city is a meaning too. */
  meaning: string;
  term: string;
  /** `stop`: a word that decides nothing, such as "food". */
  kind: "activity" | "dish" | "place-word" | "stop";
};
export type SearchTermView = {
  id: number;
  /** Changes with every change. */
  version: number;
  kind: "activity" | "dish" | "place-word" | "stop";
  meaning: string;
  term: string;
};
export type SecondFactorDto = {
  code: string;
};
export type SecondLookDto = {
  reason: string;
};
export type SeenDealDto = {
  id: number;
  /** Reviewed version. */
  version: number;
  /** Reviewed revision; none for a new deal. */
  revisionId?: number | null;
};
export type SeenMessageDto = {
  /** Version that the admin saw; an outdated one is rejected with 409. */
  version: number;
};
export type ServerHealthView = {
  version: string;
  /** Uptime of the responding server. */
  uptimeSeconds: number;
};
export type SessionUserView = {
  id: number;
  firstName: string;
  lastName: string;
  /** Null for an account that signs in by its phone number only. */
  email: string | null;
  /** Mobile number of ten digits by which the account signs in. */
  verifiedPhone: string | null;
  profileImageUrl: string | null;
  role: "admin" | "customer" | "vendor";
  /** Role of an admin in the marketplace; null for other users, and for an admin without a role. */
  adminRole: ("finance" | "moderator" | "owner" | "support") | null;
  /** Rights of an admin in the marketplace. */
  rights: (
    | "audit"
    | "businesses"
    | "cases"
    | "cases-read"
    | "deals"
    | "invoices"
    | "messages"
    | "payments"
    | "payouts"
    | "refunds"
    | "reports"
    | "reviews"
    | "roles"
    | "settings"
    | "users"
  )[];
  staffOf: StaffOfView | null;
  /** Language chosen for the account; null without a choice. A device uses it after signing in. */
  chosenLanguage: ("en" | "ne") | null;
  /** True for an admin who has to enrol a passkey or an authenticator app: every other call returns 403
    `auth.second-factor-required`. */
  needsSecondFactor: boolean;
};
export type SetPinDto = {
  pin: string;
  /** The PIN until now, for the own one. It can be left out within ten minutes of a step-up. */
  currentPin?: string;
};
export type SettingChangerView = {
  id: number;
  /** `#` and the id if the name is no longer stored. */
  name: string;
};
export type SettingView = {
  section:
    | "brand"
    | "contact"
    | "home"
    | "honour"
    | "moderation"
    | "orders"
    | "passes"
    | "payouts"
    | "points"
    | "programs"
    | "promises"
    | "sms"
    | "taxes";
  type: "choice" | "email" | "number" | "text" | "words";
  value: string | number | string[];
  /** Value before the first change. */
  default: string | number | string[];
  choices: number[] | null;
  key: string;
  /** Minimum length of a text, in characters. */
  min: number | null;
  /** Maximum length of a text in characters, or maximum number of words. */
  max: number | null;
  /** Grows with every change; 0 before the first. */
  version: number;
  changedAt: string | null;
  /** Null before the first change, and for a change by a new version. */
  changedBy: SettingChangerView | null;
};
export type SettlementDifferenceView = {
  id: string;
  /** Null for a dispute that a webhook reported. */
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
  /** The gateway's reference of the payment. */
  reference: string;
  /** Null for a payment that we do not have. */
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
  /** Number of rows that an earlier file contained. */
  repeated: number;
  /** Number of rows that agree with our payments. */
  matched: number;
  differences: number;
  openDifferences: number;
  importedBy: SettlementImporterView;
  createdAt: string;
};
export type ShareReleaseDto = {
  /** Percentage of visitors who get it; 0 shows it only to those with the cookie `dobbar_canary=1`. */
  share: number;
  /** The live version that the admin saw. */
  live: string;
};
export type SignInMethodsView = {
  email: boolean;
  /** True only if the keys of an SMS gateway are configured. */
  sms: boolean;
  /** True only if the keys of a Google client are configured. */
  google: boolean;
};
export type SignUpCompletedView = {
  user: SessionUserView;
};
export type SignedEntryDto = {
  /** The bytes of its JSON text in base64url. */
  body: string;
  /** The 64 bytes of the signature in base64url. */
  signature: string;
};
export type SignedInView = {
  success: boolean;
  /** Null while the second step is missing. */
  user: SessionUserView | null;
  /** The account has a passkey or an authenticator app: POST /api/auth/two-factor, or /api/auth/passkeys/sign-in. */
  secondFactor: boolean;
  /** True for an owner without a second factor who has not declined passkeys: the screen then offers one. */
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
  /** Language of mails; default: English. */
  language?: "en" | "ne";
  /** 6 to 128 characters; the commonest ones are rejected. */
  password: string;
};
export type SiteCaseTimesView = {
  /** Hours in which a business answers a case, and a customer an offer. */
  answerHours: number;
  /** Days from the opening of a case to the decision. */
  decisionDays: number;
  /** Days in which a second look can be requested. */
  secondLookDays: number;
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
  /** Hours within which a message is answered. */
  answerHours: number;
  /** Business days until a business is verified. */
  verificationDaysFrom: number;
  verificationDaysTo: number;
  /** Validity of a code in hours, unless its business sets another one. */
  usualPassHours: number;
  /** Validity for kinds of deals that are booked ahead: hotels, beauty and adventure. */
  bookedAheadPassHours: number;
  /** Maximum worth of a deal's points, in percent of its price. */
  largestPointsWorth: number;
  taxRates: SiteTaxRatesView;
  caseTimes: SiteCaseTimesView;
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
  /** Time of the last change of one of its entries. */
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
  /** End of the snooze; null ends it now. */
  until: string | null;
};
export type SocialPictureView = {
  en: string;
  ne: string;
};
export type StaffActivityView = {
  id: number;
  /** ISO 8601. */
  at: string;
  /** Such as `pass.voided`. */
  action: string;
  subjectType: string;
  subjectId: string;
};
export type StaffInvitationView = {
  id: number;
  email: string;
  role: "counter" | "manager" | "owner";
  rights: ("counter" | "deals" | "money" | "reviews" | "staff")[];
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
  rights: ("counter" | "deals" | "money" | "reviews" | "staff")[];
  /** Null means every branch. */
  branchId: number | null;
  branchName: string | null;
  /** Start of the membership, ISO 8601. */
  since: string;
};
export type StaffOfView = {
  vendorId: number;
  businessName: string;
  nameNe: string | null;
  role: "counter" | "manager" | "owner";
  /** Rights in the business. */
  rights: ("counter" | "deals" | "money" | "reviews" | "staff")[];
  branchId: number | null;
};
export type StatementView = {
  /** The statement's number. */
  id: number;
  /** In Nepal. */
  day: string;
  /** Number of passes whose price became owed: used ones, ones that expired 14 days before, and sales from
    before rule ST1. */
  passesSold: number;
  /** Balance at the start of the day. */
  openingPaisa: number;
  /** Amount that became owed for them. */
  soldPaisa: number;
  /** For refunded passes and voided uses. */
  returnedPaisa: number;
  /** For points that its deals gave, voided points deducted. */
  pointsPaisa: number;
  /** Payouts minus returned payouts; negative if more was returned on that day. */
  paidOutPaisa: number;
  /** Balance at the end of the day; negative if the business owes money. */
  closingPaisa: number;
};
export type StatsView = {
  /** Exact up to 5,000, then at most five minutes old; also businesses and redemptions. */
  customers: number;
  businesses: number;
  cities: number;
  deals: number;
  redemptions: number;
  /** Average points of a visit, before a membership multiplies them; of the last 10,000 visits that earned points. */
  pointsPerVisit: number;
  /** Largest saving of a listed deal, in percent of the original price. */
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
  /** Six digits of `POST /api/auth/otp` for the e-mail of the account, or its phone number without one. Not for admins. */
  digits?: string;
};
export type StepUpView = {
  /** `code` only with an authenticator app, `passkey` with a passkey, `digits` with a verified address. */
  ways: ("code" | "digits" | "passkey" | "password")[];
};
export type StopEmailChangeDto = {
  /** Token from the link in the mail to the old address. */
  token: string;
};
export type SubmitDealDraftDto = {
  /** Version to submit. */
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
  /** Maximum number of deals that are live or pending at once; null means unlimited. */
  dealLimit: number | null;
  featuredDealLimit: number;
  /** True if advanced analytics are included. */
  analyticsAccess: boolean;
  prioritySupport: boolean;
  isActive: boolean;
};
export type SuggestedDealView = {
  id: number;
  title: string;
  titleNe: string | null;
};
export type SuggestedItemView = {
  id: number;
  name: string;
  /** Last price that the business recorded for it, with the photo that proves it. */
  recorded: RecordedPriceView | null;
};
export type SuggestionView = {
  labelEn: string;
  /** Equal to `labelEn` without a Nepali name. */
  labelNe: string;
  /** Number of deals, counted up to 100. */
  count: number;
  /** Path of the page, without the language. */
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
export type SyncDto = {
  deviceId: number;
  /** In the order of their numbers. */
  entries: SignedEntryDto[];
};
export type SyncedEntryView = {
  /** 0 if the entry has no number. */
  number: number;
  outcome:
    "cancelled" | "confirmed" | "double" | "expired" | "refused" | "undone";
  /** Stable, such as `entry.double`. */
  message: string;
  /** Null if the entry names no pass of the business. */
  passId: string | null;
  /** First name and initial. */
  customer: string | null;
  dealTitle: string | null;
  dealTitleNe: string | null;
  /** Whole rupees charged. */
  amount: number | null;
  /** Whole rupees of the discount, which the business bears unless the use counts. */
  saves: number | null;
  /** Points that the use earned. */
  points: number;
  /** Time of the entry by the server's clock. */
  at: string | null;
  /** The use that counts instead of a double one. */
  first: FirstUseView | null;
  /** Number of the entry that the server expects next; set with `entry.chain`. */
  expected: number | null;
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
export type TableViewView = {
  id: number;
  table: string;
  name: string;
  /** Query of the table's address: filters, order and columns. */
  query: string;
  updatedAt: string;
};
export type TaxRatesView = {
  serviceCharge: number;
  vat: number;
};
export type TemplateSeasonView = {
  name: string;
  nameNe: string;
  /** First day in Nepal. */
  from: string;
  /** Last day in Nepal, included. */
  until: string;
};
export type TestMailView = {};
export type TransferDenialView = {
  /** `transfer.few-places`, `transfer.share-held` or `transfer.paused`. */
  code: string;
  message: string;
  /** End of the pause, for `transfer.paused`. */
  until: string | null;
};
export type TurnOffTwoFactorDto = {
  code: string;
  password: string;
};
export type TwoFactorView = {
  /** True if the account has an authenticator app. */
  isOn: boolean;
  hasPasskey: boolean;
  /** Out of ten. */
  recoveryCodesLeft: number;
};
export type UndoDto = {
  /** Undo window in seconds, answered with 202 and the id of the decision. Without it or with 0, the decision takes
    effect immediately. */
  undoSeconds?: number;
};
export type UnreadView = {
  /** At most 1000. */
  unread: number;
};
export type UnsubscribeDto = {
  /** Field of the one-click request of mail programs. */
  "List-Unsubscribe"?: "One-Click";
};
export type UpdateAccountDto = {
  firstName?: string;
  lastName?: string;
  address?: string | null;
  city?: string | null;
  phone?: string | null;
  /** The `path` of an image that the user uploaded; null removes it. */
  profileImage?: string | null;
  language?: "en" | "ne";
  /** True if pages suggest deals from used codes and favorites. */
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
  /** A day without a span is closed; null if the hours are unknown. */
  hours?: OpeningSpanDto[] | null;
};
export type UpdateDealDraftDto = {
  /** Edited version; an outdated one is rejected with 409. */
  version: number;
  /** Complete content: missing fields are empty. */
  content: DealDraftContentDto;
};
export type UpdateDealDto = {
  categoryId?: number;
  locationId?: number | null;
  title?: string;
  titleNe?: string | null;
  description?: string;
  descriptionNe?: string | null;
  /** Included items, one per line. */
  included?: string[] | null;
  includedNe?: string[] | null;
  /** Excluded items, one per line. */
  excluded?: string[] | null;
  excludedNe?: string[] | null;
  /** Decimal with at most two places; the badge text for buyXgetY. */
  discountValue?: string;
  /** Item of the business that the deal sells. An admin confirms it. A confirmed item cannot be changed. */
  priceItemId?: number | null;
  /** Passes per customer; empty means unlimited. */
  redemptionLimit?: number | null;
  /** Total number of passes. */
  totalLimit?: number | null;
  /** Number of passes per day in Nepal. */
  dailyLimit?: number | null;
  pointsEarned?: number;
  minimumBill?: number | null;
  partySize?: number | null;
  /** The first photo. Where `photos` is sent, that decides; without it the first photo is replaced, with null all are removed. */
  image?: string | null;
  /** Up to 8 uploads of the business in their order, each once. The first one is `image`. */
  photos?: DealPhotoDto[] | null;
  discountType?: "buyXgetY" | "fixed" | "percentage";
  originalPrice?: number;
  /** Required for buyXgetY; otherwise computed, and ignored if sent. */
  discountedPrice?: number;
  /** A time, or a day in Nepal, which means its start. */
  startDate?: string;
  /** A time, or a day in Nepal, which means its end. */
  endDate?: string;
  /** `prepaid` is paid online and needs a price above 0; `counter`, the default, is paid at the business. */
  saleMode?: "counter" | "prepaid";
  /** Taxes and charges that the price does not include; a prepaid price includes both. The default is `included`. */
  taxes?: "included" | "vat-and-service-extra" | "vat-extra";
  /** Unit of the price, if the business states it. */
  priceFor?: PriceForDto | null;
  /** Properties of the food: all of it is vegetarian, all of it is halal. */
  food?: ("halal" | "veg")[] | null;
  passValidityHours?: 24 | 72 | 168 | 720;
  /** 0 = Sunday. */
  weekdays?: number[] | null;
  hoursFrom?: string | null;
  hoursUntil?: string | null;
  blackoutDates?: string[] | null;
  /** Branches where the deal can be used; all if empty. */
  branchIds?: number[] | null;
  /** The deal's own venue, which replaces the branches. */
  venue?: VenueDto | null;
  vendorId?: number;
  /** Edited version; an outdated one is rejected with 409. */
  version?: number;
};
export type UpdateReviewDto = {
  comment?: string | null;
  rating?: number;
};
export type UpdateSavedReplyDto = {
  title?: string;
  text?: string;
  /** Null deletes the Nepali text. */
  textNe?: string | null;
  stars?: number[];
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
  /** Edited version; an outdated one is rejected with 409. */
  version?: number;
};
export type UploadDto = {
  /** JPEG, PNG, WebP or AVIF, at most 5 MB */
  file: Blob;
  purpose: "avatar" | "case" | "city" | "deal" | "logo";
};
export type UsedDealView = {
  id: number;
  title: string;
  titleNe: string | null;
};
export type UserActivityView = {
  passes: number;
  passesUsed: number;
  /** Rupees saved with used passes. */
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
  /** The same figures of the previous period of equal length. */
  previous: PeriodTotalsView;
  /** Whole rupees of plan invoices of the period, less what was credited. */
  planFees: number;
  series: AnalyticsDayView[];
  /** Null without advanced analytics, like the hours. */
  funnel: FunnelView | null;
  /** The five most used deals, and new ones. */
  deals: DealFiguresView[];
};
export type VendorCheckView = {
  code:
    | "name"
    | "pan-digits"
    | "pan-unused"
    | "papers"
    | "payout-holder"
    | "registration-unused"
    | "suspended-account"
    | "suspended-phone";
  passed: boolean;
  /** Businesses with the same number, phone or account, or a similar name. At most three. */
  businesses: CheckedBusinessView[];
  /** Name of the holder of the payout account; null for other checks. */
  holder: string | null;
};
export type VendorChecksView = {
  allPassed: boolean;
  checks: VendorCheckView[];
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
  /** First name of the staff member, or name of the API key, that accepted the pass. */
  usedBy: string;
  /** Number of the bill in the program that accepted it. */
  reference: string | null;
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
  /** Number of reviews with words that wait for a reply. */
  unanswered: number;
  /** Of these, those with one or two stars. */
  lowStars: number;
  /** Null without a reply. */
  answerTime: AnswerTimeView | null;
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
  /** The business's reply. */
  reply: string | null;
  repliedAt: string | null;
  /** When the business changed its reply; null if it did not. */
  replyEditedAt: string | null;
  dealTitle: string;
  dealTitleNe: string | null;
  /** True if the user has reported it. */
  isReported: boolean;
  /** The newest use of the deal before the review; null if it was taken back. */
  visit: ReviewedVisitView | null;
  /** End of the seven days in which the business aims to answer; null unless the review waits for a reply. */
  answerBy: string | null;
  /** End of the 24 hours in which the reply can be changed; null without a reply. */
  replyEditableUntil: string | null;
};
export type VendorSignedUpView = {
  success: boolean;
  /** Id of the business. */
  id: number;
};
export type VendorSignupDto = {
  account: SignupDto;
  business: NewBusinessDto;
};
export type VendorSubscriptionView = {
  /** The plan whose limits apply now: the chosen plan after its payment, else Free. */
  plan: SubscriptionPlanView;
  /** The chosen plan that awaits its payment; null if none does. */
  awaitingPayment: SubscriptionPlanView | null;
  /** The plan that follows the running period; null if the plan continues. */
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
  /** End of the time in which an ended period can still be paid; null if none can. */
  graceUntil: string | null;
  /** The paid period that begins when the running one ends. */
  ahead: PeriodAheadView | null;
  /** The order that awaits its payment. */
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
  /** Reason of the rejection or suspension. */
  statusReason: string | null;
  isVerified: boolean;
  /** Requested change; null after the next submission. */
  asked: AskedChangeView | null;
  /** Name or category that needs an admin's approval; the public values stay until then. */
  proposedName: string | null;
  proposedNameNe: string | null;
  proposedCategory: string | null;
  proposedAt: string | null;
  /** Reason why the last proposal was rejected. */
  proposalRefusal: string | null;
  plan: "free" | "gold" | "silver";
  subscriptionStatus: string;
  /** Paid plan; null on the free plan. */
  subscriptionPlanId: number | null;
  /** End of the paid period; null on the free plan. */
  currentPeriodEnd: string | null;
  /** True if the free plan follows at the end of the period. */
  cancelAtPeriodEnd: boolean;
  version: number;
  submittedAt: string;
  createdAt: string;
};
export type VenueDto = {
  name: string;
  nameNe?: string | null;
  /** Area by which customers filter. */
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
export type VerifiedView = {
  at: string;
  /** Papers that the admin saw, without those whose number the business changed afterwards. */
  papers: ("registration" | "tax")[];
};
export type VerifyDigitsDto = {
  digits: string;
  /** The e-mail or, if SMS is offered, the Nepali mobile number that gets the digits. */
  to: string;
};
export type VerifyEmailDto = {
  /** Token from the link in the mail. */
  token: string;
};
export type VerifyPhoneDto = {
  /** A Nepali mobile number; stored with ten digits. */
  phone: string;
  /** Six digits of `POST /api/auth/otp` for the number. */
  digits: string;
};
export type VerifyVendorDto = {
  /** Undo window in seconds, answered with 202 and the id of the decision. Without it or with 0, the decision takes
    effect immediately. */
  undoSeconds?: number;
  /** Reviewed version; an outdated one is rejected with 409. */
  version?: number;
  /** Deals of the business that are approved with it, each once. */
  approveDeals?: DealToApproveDto[];
};
export type VisitsView = {
  /** Used codes. */
  visits: number;
  /** Average points of a visit, before a membership multiplies them; whole points. */
  pointsPerVisit: number;
};
export type VitalDayView = {
  day: string;
  /** The value that three of four visits did not exceed. Milliseconds; CLS without a unit. */
  p75: number;
};
export type VitalValuesDto = {
  /** Largest Contentful Paint, in milliseconds. */
  lcp?: number;
  /** Interaction to Next Paint, in milliseconds. */
  inp?: number;
  /** Cumulative Layout Shift. */
  cls?: number;
  /** Time to First Byte, in milliseconds. */
  ttfb?: number;
};
export type VitalView = {
  page:
    "brands" | "counter" | "dashboard" | "deal" | "deals" | "home" | "other";
  metric: "cls" | "inp" | "lcp" | "ttfb";
  p75: number;
  /** Numbers of visits by the targets. */
  good: number;
  needsWork: number;
  poor: number;
  /** Highest good value, and the value above which a visit counts as poor. */
  targetGood: number;
  targetPoor: number;
  days: VitalDayView[];
};
export type VitalsDto = {
  page:
    "brands" | "counter" | "dashboard" | "deal" | "deals" | "home" | "other";
  device: "computer" | "phone";
  connection: "fast" | "slow" | "unknown";
  values: VitalValuesDto;
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
  /** Id of the request for approval; null if the action is done. */
  approvalId: string | null;
};
export type WebhookDeliveryView = {
  id: string;
  /** The `webhook-id` of its requests, the same at every attempt. */
  eventId: string;
  type: string;
  state: "delivered" | "given-up" | "waiting";
  attempts: number;
  /** Attempts after which it is given up. */
  maxAttempts: number;
  createdAt: string;
  /** Null unless it waits. It also waits for an earlier event of the same object, and while the webhook is off. */
  nextAttemptAt: string | null;
  lastAttemptAt: string | null;
  /** Status of the last answer. */
  status: number | null;
  /** `address`: the host is not public. `unreachable`: no connection, or it ended early. `certificate`: the one of the receiver is not valid for its name. */
  failure:
    | (
        | "address"
        | "certificate"
        | "redirect"
        | "status"
        | "timeout"
        | "unreachable"
      )
    | null;
  durationMs: number | null;
  /** The first 2,000 characters of the last answer. */
  answer: string | null;
  /** The body of the request as it was signed. */
  body: string;
};
export type WebhookView = {
  id: number;
  url: string;
  eventTypes: (
    | "deal.approved"
    | "deal.rejected"
    | "order.paid"
    | "order.refunded"
    | "pass.issued"
    | "pass.redeemed"
    | "pass.voided"
    | "payout.made"
    | "review.created"
  )[];
  /** `failing`: the last attempt failed; it is tried again. */
  state: "active" | "disabled" | "failing";
  /** `gone`: it answered 410. `failing`: it failed for three days. */
  disabledReason: ("failing" | "gone" | "owner") | null;
  disabledAt: string | null;
  /** Time of the first failure since the last success. */
  failingSince: string | null;
  /** The secret before the last rotation signs until then. */
  previousSecretUntil: string | null;
  /** Null before the first event. */
  lastDelivery: LastDeliveryView | null;
  createdAt: string;
  createdBy: string;
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
  /** Number of ready items that are overdue. */
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
  /** Facts that depend on the kind. */
  facts: {
    [key: string]: any;
  };
  lane: "blocked" | "ready" | "waiting";
  due: "later" | "overdue" | "today";
  kind: string;
  /** Unique within the kind. */
  id: string;
  /** Id of the subject of the decision, such as the deal of a revision or the payment of a refund. */
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
  /** True if the item concerns the caller or a business that the caller works for: another admin decides (rule Y7). */
  isOwn: boolean;
  /** Decisions that are possible now. */
  allowed: string[];
  pendingDecision: WaitingDecisionView | null;
  /** Error of the last decision that could not be applied. */
  lastFailure: WorkFailureView | null;
  /** Items that can be decided after this one. */
  frees: FreedItemView[];
};
export type WorkOwnerView = {
  /** End of the claim; null if it lasts until it is released. */
  until: string | null;
  since: string | null;
  id: number;
  name: string;
};
export type WorkPersonView = {
  id: number;
  name: string;
};
