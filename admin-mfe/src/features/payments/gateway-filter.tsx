import { gatewayName, GATEWAYS } from 'shared-ui/format';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Select } from 'shared-ui/ui';
import type { ReactNode } from 'react';
import styles from './payments.module.css';
import { paymentsTexts } from './texts';

interface GatewayFilterProps {
  value: string;
  /** Further filters. */
  children?: ReactNode;
  onChange(gateway: string): void;
}

/** Filters a list by payment gateway. */
export function GatewayFilter({ value, children, onChange }: GatewayFilterProps) {
  const t = useTexts(paymentsTexts);
  const format = useFormat();
  return (
    <div className={styles.filters}>
      <Select
        label={t('gateway')}
        value={value}
        options={[
          { value: '', label: t('all') },
          ...GATEWAYS.map((gateway) => ({ value: gateway, label: gatewayName(gateway, format.language) })),
        ]}
        onChange={(event) => onChange(event.target.value)}
      />
      {children}
    </div>
  );
}
