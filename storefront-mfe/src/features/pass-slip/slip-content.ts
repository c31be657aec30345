import type { PassSlipView } from 'shared-ui/api/redemptions';
import { brand, formatTime } from 'shared-ui/format';
import { inLanguage, type Format, type TextKey, type Translate } from 'shared-ui/i18n';
import type english from './texts.en.json';

type SlipTranslate = Translate<TextKey<typeof english>>;

/** Text of a slip, in one language: for the printed sheet and for the picture. */
export interface SlipContent {
  /** Name of the marketplace. */
  brand: string;
  business: string;
  title: string;
  badge: string;
  code: string;
  qrCode: string;
  facts: readonly { label: string; value: string }[];
  foot: string;
}

/** The most values of a term that fit on the slip. */
const MAX_VALUES = 6;

/** The first values of a list, and the number of the others. */
function firstOf(values: readonly string[], t: SlipTranslate): string {
  const rest = values.length - MAX_VALUES;
  const shown = values.slice(0, MAX_VALUES).join(', ');
  return rest > 0 ? t('andMore', { shown, count: rest }) : shown;
}

/** A day and a time of it that both are in Nepal. */
const noonOf = (day: string): string => `${day}T12:00:00+05:45`;

function termsOf(slip: PassSlipView, t: SlipTranslate, format: Format): (readonly [string, string])[] {
  const { weekdays, hoursFrom, hoursUntil, blackoutDates, branches, minimumBill, partySize } = slip;
  const clock = (time: string) => formatTime(`2026-01-01T${time}:00+05:45`, format.language);
  const terms: (readonly [string, string])[] = [];
  if (weekdays) terms.push([t('onDays'), weekdays.map((day) => format.weekday(day, 'short')).join(', ')]);
  if (hoursFrom && hoursUntil) terms.push([t('atHours'), `${clock(hoursFrom)} – ${clock(hoursUntil)}`]);
  if (blackoutDates?.length)
    terms.push([
      t('notOn'),
      firstOf(
        blackoutDates.map((day) => format.shortDate(noonOf(day))),
        t,
      ),
    ]);
  if (branches) terms.push([t('atBranches'), firstOf(branches, t)]);
  if (minimumBill !== null) terms.push([t('minimumBill'), format.money(minimumBill)]);
  if (partySize !== null) terms.push([t('partySize'), format.number(partySize)]);
  return terms;
}

/** Builds the text of a slip. */
export function slipContent(slip: PassSlipView, t: SlipTranslate, format: Format): SlipContent {
  const { language } = format;
  const money = slip.isBought
    ? [[t('pay'), t('paidBefore')] as const]
    : [
        [t('pay'), format.money(slip.charge)] as const,
        ...(slip.saves > 0 ? [[t('save'), format.money(slip.saves)] as const] : []),
      ];
  const facts = [
    ...money,
    [t('lastDay'), format.dateTime(slip.expiresAt)] as const,
    ...termsOf(slip, t, format),
  ];
  return {
    brand: brand.name[language],
    business: inLanguage(language, slip.businessName, slip.businessNameNe),
    title: inLanguage(language, slip.dealTitle, slip.dealTitleNe),
    badge: format.badge(slip).text,
    code: `${slip.code.slice(0, 4)} ${slip.code.slice(4)}`,
    qrCode: slip.qrCode,
    facts: facts.map(([label, value]) => ({ label, value })),
    foot: t('foot'),
  };
}
