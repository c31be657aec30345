import type { ReactNode } from 'react';
import { Card } from 'shared-ui/ui';
import styles from './account.module.css';

interface SettingsSectionProps {
  title: string;
  text: string;
  children: ReactNode;
}

export const SettingsSection = ({ title, text, children }: SettingsSectionProps) => (
  <Card>
    <section className={styles.section}>
      <div>
        <h2>{title}</h2>
        <p className={styles.text}>{text}</p>
      </div>
      {children}
    </section>
  </Card>
);
