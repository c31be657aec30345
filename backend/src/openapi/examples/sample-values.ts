/** Values of examples by the name of a field. Texts and numbers are those of one business in Kathmandu. */

export const PUBLIC_ID = '0199b2c4-7d10-7c3e-9f2a-5b1d8e6f4a30';
const TIME = '2026-11-26T06:15:00.000Z';
const DAY = '2026-11-26';

type Named<T> = readonly (readonly [name: RegExp, value: T])[];

/** The first entry whose name matches decides. */
export const TEXTS: Named<string> = [
  [/^(startDate|startsAt|periodStart|previousFrom|validFrom)$/, '2026-12-01T03:15:00.000Z'],
  [/^(endDate|endsAt|periodEnd|currentPeriodEnd|previousTo|validUntil)$/, '2026-12-31T18:14:59.000Z'],
  [/^(from|periodFrom)$/, '2026-11-01'],
  [/^(to|until|periodTo|lastDay)$/, '2026-11-30'],
  [/^(day|date|payoutDay|month)$|Dates?(\[\])?$/, DAY],
  [/^(hoursFrom|opens)$/, '09:00'],
  [/^(hoursUntil|closes)$/, '21:00'],
  [/(At|Until|Since|Time)$|^(at|since|answerBy|expectedBy)$/, TIME],
  [/^(code|prefix)$/, '7K3M-9QX2'],
  [/^recoveryCodes\[\]$/, '4QK7-M2XD'],
  [/^lastFour$/, '9QX2'],
  [/^(digits|pin|currentPin)$/, '482913'],
  [/^(qrCode|shortQrCode)$/, 'https://dobbar.example/q/7K3M9QX2'],
  [/email$/i, 'asha.rai@example.com'],
  [/phone$/i, '9801234567'],
  [/password$/i, 'momo for all of us'],
  [/^username$/, 'asha.rai'],
  [/^firstName$/, 'Asha'],
  [/^lastName$/, 'Rai'],
  [/^initial$/, 'R'],
  [
    /By$|^(holder|contactName|customer|author|person|admin|manager|ownerName|staffName|assignee|owner)$/,
    'Asha Rai',
  ],
  [/^contactPosition$/, 'Manager'],
  [/^(website|url|uri|endpoint|returnTo)$/, 'https://himchuli.example'],
  [
    /(image|imageUrl|logo|photo|picture|photos\[\])$/i,
    '/media/0199a0b0-0000-7000-8000-000000000000/400.webp',
  ],
  [/^srcset$/, '/media/0199a0b0-0000-7000-8000-000000000000/400.webp 400w'],
  [/^path$/, '/deals/42'],
  [/(slug|slugs\[\])$/i, 'himchuli-momo-house'],
  [/^(city|location|place|area\[\])$/, 'Kathmandu'],
  [/^cityNe$/, 'काठमाडौँ'],
  [/^address(\[\])?$/, 'Thamel Marg, Kathmandu'],
  [/^addressNe$/, 'ठमेल मार्ग, काठमाडौँ'],
  [/^allowedAddresses\[\]$/, '203.0.113.7'],
  [/^(branch|branchName|branches\[\]|usedAtBranch)$/, 'Thamel'],
  [/^(businessName|vendor|brand)$/, 'Himchuli Momo House'],
  [/^businessNameNe$/, 'हिमचुली म:म घर'],
  [/^(category|categorySlug|businessType)$/, 'restaurants'],
  [/^categoryNe$/, 'रेस्टुरेन्ट'],
  [/^(title|dealTitle|name|label|labelEn|subject|en|search|query|term|q)$/, 'Two plates of momo'],
  [/^(titleNe|dealTitleNe|nameNe|labelNe|subjectNe|ne)$/, 'दुई प्लेट म:म'],
  [/Ne(\[\])?$/, 'दुई प्लेट म:म र चिया'],
  [/^discountValue$/, '40'],
  [/^(originalPrice|discountedPrice)$/, 'Rs. 500'],
  [/^(bank|bankAccount)$/, 'Nepal Bank'],
  [/^number$/, '2083/84-000042'],
  [/^fiscalYear$/, '2083/84'],
  [/^(vatNumber|pan|registrationNumber)$/, '301234567'],
  [/^(reference|transactionId|manualReference|line)$/, 'TXN-000042'],
  [/^currentState$|^state$|^status$/, 'live'],
  [
    /^(cursor|ticket|token|verifier|salt|p256dh|auth|key|publicKey|signature|lastHash|secret)$/,
    'c2FtcGxlLW9mLWEtdG9rZW4',
  ],
  [/^icon$/, 'utensils'],
  [/^coverKey$/, 'k7m2x9q4'],
  [/^badge$/, '40% off'],
  [/^excluded(\[\])?$/, 'Drinks'],
  [/^action$/, 'deal.approved'],
  [/^(subjectType|kind|source)$/, 'deal'],
  [/(reason|refusal|rejection|why|failure)$/i, 'The photo shows another dish.'],
  [/Codes\[\]$/, 'photo'],
  [/^deviceName$/, 'Tablet at the counter'],
  [/^supportHours$/, 'Sunday to Friday, 10 to 17'],
  [/^latitude$/, '27.7172'],
  [/^longitude$/, '85.3240'],
  [
    /^(position|count|pointsEarned|redemptionLimit|totalLimit|dailyLimit|minimumBill|partySize|rows|value|default)$/,
    '3',
  ],
  [/^near$/, '27.7172,85.3240'],
  [/^(browser|system)$/, 'Firefox'],
  [/^field$/, 'email'],
  [/^ids$/, '42,43'],
  [/^(subjectId|i)$/, '42'],
  [/(^i|I)ds?(\[\])?$/, PUBLIC_ID],
  [/^version$/, DAY],
  [/^file$/, '(the bytes of the file)'],
  [/^(message|detail|lastError)$/, 'All codes of this deal are taken.'],
  [
    /^(note|reason|comment|text|reply|answer|question|description|body|notes)$/,
    'Two plates of momo, and tea for two.',
  ],
];

/** Texts by the names of the object and the field. */
export const TEXTS_INSIDE: Named<string> = [
  [/categor.*\.nameNe$/i, 'रेस्टुरेन्ट'],
  [/categor.*\.name$/i, 'Restaurants'],
  [/categor.*\.slug$/i, 'restaurants'],
  [/(location|cit(y|ies)|place).*\.nameNe$/i, 'काठमाडौँ'],
  [/(location|cit(y|ies)|place).*\.name$/i, 'Kathmandu'],
  [/(location|cit(y|ies)|place).*\.slug$/i, 'kathmandu'],
  [/(area|branch).*\.nameNe$/i, 'ठमेल'],
  [/(area|branch).*\.name$/i, 'Thamel'],
  [/area.*\.slug$/i, 'thamel'],
  [/(vendor|business|brand).*\.nameNe$/i, 'हिमचुली म:म घर'],
  [/(vendor|business|brand).*\.name$/i, 'Himchuli Momo House'],
  [/(user|customer|person|admin|staff|owner|author|by|member).*\.name$/i, 'Asha Rai'],
  [/photo.*\.path$/i, '/media/0199a0b0-0000-7000-8000-000000000000/400.webp'],
  [/device.*\.name$/i, 'Tablet at the counter'],
  [/key.*\.name$/i, 'Cash register'],
];

/** Values of enumerations that an example shows if it can; else the first. */
export const PREFERRED: readonly unknown[] = [
  ...[
    'live',
    'active',
    'issued',
    'redeemed',
    'delivered',
    'completed',
    'yes',
    'invoice',
    'accepted',
    'confirmed',
    'paid',
    'verified',
    'open',
    'pending',
    'percentage',
    'en',
  ],
  ...['counter', 'esewa', 'owner', 'email', 'deal', 'person', 'month', 'newest', 'POST'],
];

export const NUMBERS: Named<number> = [
  [/^latitude$/, 27.7172],
  [/^longitude$/, 85.324],
  [/^(averageRating|average)$/, 4.6],
  [/^(rating|stars|stars\[\]|minRating)$/, 5],
  [/^originalPrice$/, 500],
  [/^(discountedPrice|price|dealPrice|unitPrice|regularPrice)$/, 300],
  [/Paisa$/, 30_000],
  [/^(amount|total|subtotal|sumToPay|revenue|due|bill|lineTotal|minPrice|saved|savings)$/, 300],
  [/^maxPrice$/, 1_000],
  [/^percent$|Percent$/, 40],
  [/^year$/, 2026],
  [/^status$/, 200],
  [/^limit$/, 20],
  [/^undoSeconds$/, 10],
  [/^version$/, 1],
  [/^(weekday|weekdays\[\])$/, 5],
  [/(^id|Id|Ids\[\]|^ids\[\]|^vendor|^deal|^branch|^user)$/, 42],
];

/** Values for patterns that the value of the name does not match. */
export const FOR_PATTERNS: readonly string[] = [
  ...['482913', '9QX2', '09:00', DAY, 'none', 'momo', 'himchuli-momo-house', '9801234567', '301234567'],
  ...['27.7172,85.3240', 'deal.approved', `e30.${'A'.repeat(86)}`, 'A'.repeat(86)],
];

export const BY_FORMAT: Readonly<Record<string, string>> = {
  'date-time': TIME,
  date: DAY,
  uuid: PUBLIC_ID,
  email: 'asha.rai@example.com',
  uri: 'https://himchuli.example',
};

/** The value of the first entry whose name matches. */
export const namedValue = <T>(values: Named<T>, name: string): T | undefined =>
  values.find(([pattern]) => pattern.test(name))?.[1];
