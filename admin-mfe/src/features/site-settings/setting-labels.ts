import type { SettingView } from 'shared-ui/api/admin-settings';

/** Translation key of each setting. */
export const SETTING_NAMES = {
  'site.name': 'siteName',
  'site.nameNe': 'siteNameNe',
  'site.phone': 'phone',
  'site.supportEmail': 'supportEmail',
  'site.address': 'address',
  'site.addressNe': 'addressNe',
  'site.supportHours': 'supportHours',
  'site.supportHoursNe': 'supportHoursNe',
  'site.answerHours': 'answerHours',
  'site.verificationDaysFrom': 'daysFrom',
  'site.verificationDaysTo': 'daysTo',
  'passes.usualHours': 'usualHours',
  'passes.bookedAheadHours': 'bookedAhead',
  'passes.voidMinutes': 'voidMinutes',
  'points.largestShare': 'largestShare',
  'points.largestWorth': 'largestWorth',
  'points.mostOwed': 'mostOwed',
  'points.usesAtBusiness': 'usesAtBusiness',
  'points.usesPerDay': 'usesPerDay',
  'points.spendableAfterHours': 'spendableAfter',
  'points.invitation': 'invitation',
  'orders.mostPlaces': 'mostPlaces',
  'orders.largestShare': 'orderShare',
  'orders.alwaysAllowed': 'alwaysAllowed',
  'orders.transferLeastPlaces': 'transferLeast',
  'orders.transferLargestShare': 'transferShare',
  'orders.unpaidOrders': 'unpaidOrders',
  'orders.unpaidDays': 'unpaidDays',
  'orders.transferPauseDays': 'transferPause',
  'payouts.holdHours': 'payoutHold',
  'payouts.leastRupees': 'payoutLeast',
  'payouts.fileColumns': 'payoutColumns',
  'payouts.secondAdminAbove': 'secondAdmin',
  'honour.answerHours': 'caseAnswer',
  'honour.decisionDays': 'caseDecision',
  'honour.secondLookDays': 'caseSecondLook',
  'taxes.serviceCharge': 'serviceCharge',
  'taxes.vat': 'vat',
  'programs.callsPerMinute': 'callsPerMinute',
  'programs.deliveryDays': 'deliveryDays',
  'home.leastSpecials': 'leastSpecials',
  'sms.perDay': 'smsPerDay',
  'moderation.bannedWords': 'bannedWords',
} as const;

export type SettingName = (typeof SETTING_NAMES)[keyof typeof SETTING_NAMES];

/** Undefined for a setting of a newer server. */
export const nameOf = ({ key }: SettingView): SettingName | undefined =>
  SETTING_NAMES[key as keyof typeof SETTING_NAMES];
