import type { AdminSearchView, FoundCodeView } from 'shared-ui/api/admin-search';
import { gatewayName } from 'shared-ui/format';
import { businessNameIn, inLanguage, type Format } from 'shared-ui/i18n';
import type { Choice } from './choice';

/** First characters of an id that tell orders apart. */
const SHOWN_ID = 13;

/** Results of the search as choices. */
export function foundChoices(found: AdminSearchView, format: Format): Choice[] {
  const { language } = format;
  return [
    ...found.payments.map(({ id, reference, gateway, amount, customer }): Choice => ({
      kind: 'payments',
      to: `/dashboard/payments/${id}`,
      label: reference,
      note: `${gatewayName(gateway, language)} · ${format.money(amount)} · ${customer}`,
    })),
    ...found.orders.map(({ id, amount, createdAt, customer }): Choice => ({
      kind: 'orders',
      to: `/dashboard/payments?tab=payments&search=${id}`,
      label: `${id.slice(0, SHOWN_ID)}…`,
      note: `${format.money(amount)} · ${format.date(createdAt)} · ${customer}`,
    })),
    ...found.invoices.map(({ id, number, amount }): Choice => ({
      kind: 'invoices',
      to: `/dashboard/invoices/${id}`,
      label: number,
      note: format.money(amount),
    })),
    ...found.deals.map(({ id, title, titleNe, businessName, businessNameNe }): Choice => ({
      kind: 'deals',
      to: `/deals/${id}`,
      label: inLanguage(language, title, titleNe),
      note: `#${id} · ${inLanguage(language, businessName, businessNameNe)}`,
    })),
    ...found.vendors.map(({ id, ...vendor }): Choice => ({
      kind: 'vendors',
      to: `/dashboard/vendors/${id}`,
      label: businessNameIn(language, vendor),
      note: `#${id}`,
    })),
    ...found.users.map(({ id, name, email }): Choice => ({
      kind: 'users',
      to: `/dashboard/users/${id}`,
      label: name,
      note: `#${id} · ${email}`,
    })),
  ];
}

/** Passes of a looked-up code as choices. They lead to the customer, whose page lists the codes. */
export const codeChoices = (
  passes: readonly FoundCodeView[],
  { language }: Format,
  stateOf: (state: FoundCodeView['state']) => string,
): Choice[] =>
  passes.map(({ id, dealTitle, dealTitleNe, businessName, businessNameNe, customer, state, userId }) => ({
    kind: 'codes',
    to: `/dashboard/users/${userId}?code=${id}`,
    label: `${inLanguage(language, dealTitle, dealTitleNe)} · ${stateOf(state)}`,
    note: `${inLanguage(language, businessName, businessNameNe)} · ${customer}`,
  }));
