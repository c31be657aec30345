import { useId } from 'react';
import { usePaymentsOfferedQuery } from 'shared-ui/api/payments';
import { gatewayName } from 'shared-ui/format';
import { useLanguage, useTexts } from 'shared-ui/i18n';
import { Alert, SkeletonBlock, ErrorState, Skeleton } from 'shared-ui/ui';
import { presentationOf, type Gateway } from './gateways';
import { paymentTexts } from './texts';
import styles from './gateway-chooser.module.css';

export type Withheld = Readonly<Partial<Record<Gateway, string>>>;

interface GatewayChooserProps {
  value: Gateway | null;
  onChange(gateway: Gateway): void;
  withheld?: Withheld | undefined;
}

function Choice({
  gateway,
  name,
  value,
  onChange,
  withheld,
}: GatewayChooserProps & { gateway: Gateway; name: string }) {
  const reason = withheld?.[gateway];
  const t = useTexts(paymentTexts);
  const language = useLanguage();
  const { text, icon: Icon } = presentationOf(gateway);
  const paidThrough = gatewayName(gateway, language);
  return (
    <label className={styles.choice}>
      <input
        type="radio"
        name={name}
        value={gateway}
        checked={gateway === value}
        disabled={reason !== undefined}
        onChange={() => onChange(gateway)}
        className={styles.radio}
      />
      <span className={styles.icon}>
        <Icon size={20} aria-hidden />
      </span>
      <span>
        <b>{paidThrough}</b>
        <span className={styles.text}>{reason ?? t(text, { gateway: paidThrough })}</span>
      </span>
    </label>
  );
}

/** Radio buttons of the offered payment methods. */
export function GatewayChooser({ value, onChange, withheld }: GatewayChooserProps) {
  const t = useTexts(paymentTexts);
  const name = useId();
  const { data, isError, refetch } = usePaymentsOfferedQuery();
  if (!data && isError)
    return (
      <ErrorState
        level={3}
        title={t('waysFailed')}
        text={t('waysFailedText')}
        onRetry={() => void refetch()}
      />
    );
  if (!data)
    return (
      <Skeleton className={styles.choices}>
        <SkeletonBlock className={styles.bone} />
        <SkeletonBlock className={styles.bone} />
      </Skeleton>
    );
  if (data.gateways.length === 0)
    return (
      <Alert tone="warning" title={t('noWays')}>
        {t('noWaysText')}
      </Alert>
    );
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{t('choose')}</legend>
      {data.gateways.map((gateway) => (
        <Choice key={gateway} {...{ gateway, name, value, onChange, withheld }} />
      ))}
      {data.isTest && (
        <Alert tone="news" title={t('testTitle')}>
          {t('testText')}
        </Alert>
      )}
    </fieldset>
  );
}
