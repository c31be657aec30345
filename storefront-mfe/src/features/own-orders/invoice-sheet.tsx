import type { InvoicePartyView, InvoiceView } from 'shared-ui/api/invoices';
import { formatPaisa, gatewayName } from 'shared-ui/format';
import { inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { Card } from 'shared-ui/ui';
import styles from './invoice.module.css';
import { orderTexts } from './texts';

function Party({ title, party }: { title: string; party: InvoicePartyView }) {
  const t = useTexts(orderTexts);
  const { language } = useFormat();
  return (
    <address className={styles.party}>
      <span className={styles.small}>{title}</span>
      <b>{inLanguage(language, party.name, party.nameNe)}</b>
      {[party.address, party.phone, party.email].filter(Boolean).map((line) => (
        <span key={line}>{line}</span>
      ))}
      {party.pan && (
        <span>
          {t('pan')} {party.pan}
        </span>
      )}
    </address>
  );
}

function Lines({ invoice }: { invoice: InvoiceView }) {
  const t = useTexts(orderTexts);
  const format = useFormat();
  const money = (paisa: number) => formatPaisa(paisa, format.language);
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{t('item')}</th>
          <th scope="col" className={styles.figure}>
            {t('quantity')}
          </th>
          <th scope="col" className={styles.figure}>
            {t('unit')}
          </th>
          <th scope="col" className={styles.figure}>
            {t('amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {invoice.lines.map((line, index) => (
          <tr key={index}>
            <td>{inLanguage(format.language, line.text, line.textNe)}</td>
            <td className={styles.figure}>{format.number(line.quantity)}</td>
            <td className={styles.figure}>{money(line.unitPaisa)}</td>
            <td className={styles.figure}>{money(line.unitPaisa * line.quantity)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Printed invoice. VAT is listed separately (rule IN2). */
export function InvoiceSheet({ invoice }: { invoice: InvoiceView }) {
  const t = useTexts(orderTexts);
  const format = useFormat();
  const money = (paisa: number) => formatPaisa(paisa, format.language);
  const facts: [string, string | null][] = [
    [t('number'), invoice.number],
    [t('issued'), format.date(invoice.issuedAt)],
    [t('fiscalYear'), invoice.fiscalYear],
    [t('corrects'), invoice.corrects],
    [t('paidBy'), gatewayName(invoice.paidBy, format.language)],
  ];
  const sums: [string, number][] = [
    ...(invoice.pointsPaisa > 0 ? [[t('pointsOff'), -invoice.pointsPaisa] as [string, number]] : []),
    [t('net'), invoice.netPaisa],
    [t('vat'), invoice.vatPaisa],
    [t('sum'), invoice.totalPaisa],
  ];
  return (
    <Card className={styles.sheet}>
      <h1>{t(invoice.kind === 'invoice' ? 'invoiceTitle' : 'creditNoteTitle')}</h1>
      <div className={styles.parties}>
        <Party title={t('seller')} party={invoice.seller} />
        <Party title={t('buyer')} party={invoice.buyer} />
        <dl className={styles.facts}>
          {facts.map(
            ([name, value]) =>
              value && (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
      </div>
      <Lines invoice={invoice} />
      <dl className={styles.sums}>
        {sums.map(([name, paisa]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{money(paisa)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.small}>{t('vatNote')}</p>
    </Card>
  );
}
