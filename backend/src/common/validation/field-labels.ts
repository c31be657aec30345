/** Labels of fields for users, where the API's name does not suffice. */
const LABELS: Readonly<Record<string, string>> = {
  answerNe: 'Answer in Nepali',
  assigneeId: 'The admin',
  billingCycle: 'Monthly or yearly',
  blackoutDates: 'Days without the deal',
  branchId: 'Branch',
  branchIds: 'Branches',
  by: 'Grouping',
  categoryId: 'Category',
  closes: 'Closing time',
  contactEmail: 'Email of the contact',
  contactName: 'Name of the contact',
  contactPhone: 'Phone of the contact',
  contactPosition: 'Position of the contact',
  dailyLimit: 'Codes per day',
  dealId: 'Deal',
  dealLimit: 'Number of deals',
  delta: 'Change of points',
  descriptionNe: 'Description in Nepali',
  discountType: 'Kind of deal',
  discountValue: 'Discount',
  discountedPrice: 'Deal price',
  endDate: 'End date',
  excluded: 'What is not included',
  excludedNe: 'What is not included, in Nepali',
  expectedTotal: 'Total',
  featuredDealLimit: 'Number of featured deals',
  guests: 'Number of guests',
  hoursFrom: 'First hour',
  hoursUntil: 'Last hour',
  ids: 'Choice',
  image: 'Picture',
  included: 'What is included',
  includedNe: 'What is included, in Nepali',
  into: 'The other category',
  isActive: 'Active',
  items: 'Deals',
  locationId: 'City',
  logo: 'Logo',
  maxPrice: 'Highest price',
  minPrice: 'Lowest price',
  minimumBill: 'Minimum bill',
  nameNe: 'Name in Nepali',
  opens: 'Opening time',
  parentId: 'Parent category',
  partySize: 'Smallest party',
  passIds: 'Codes',
  passValidityHours: 'Validity of a code',
  passes: 'Emails about codes',
  pointsEarned: 'Points',
  pointsMultiplier: 'Multiplier of points',
  priceFor: 'What the price is for',
  priceMonthly: 'Monthly price',
  priceThen: 'Earlier price',
  priceYearly: 'Yearly price',
  profileImage: 'Photo',
  questionNe: 'Question in Nepali',
  reasonCodes: 'Reasons',
  redemptionLimit: 'Codes per person',
  saleMode: 'Where it is paid',
  subscriptionPlanId: 'Plan',
  taxes: 'VAT and service charge',
  titleNe: 'Title in Nepali',
  to: 'Last day',
  totalLimit: 'Codes in all',
  until: 'Last day',
  usePoints: 'Points to use',
  userType: 'Account type',
  vatNumber: 'PAN or VAT number',
  vendorId: 'Business',
  venue: 'Place of its own',
};

const inWords = (field: string): string => {
  const words = field.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/**
 * Label of a field for users.
 * @param field with the path to it, such as `account.email` or `hours.0.opens`
 */
export function labelOf(field: string): string {
  const name = field.split('.').findLast((part) => !/^\d+$/.test(part)) ?? field;
  return LABELS[name] ?? inWords(name);
}
