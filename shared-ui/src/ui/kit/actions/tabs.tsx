import { Link } from 'shared-ui/router';
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from '../cx';
import styles from './tabs.module.css';

export interface Tab<Key extends string> {
  key: Key;
  label: ReactNode;
  content: ReactNode;
  /** Address that opens this tab, so that the tab also works without JavaScript. */
  to?: string;
}

interface TabsProps<Key extends string> {
  label: string;
  tabs: readonly Tab<Key>[];
  selected: Key;
  onSelect(key: NoInfer<Key>): void;
  /** Styles the tabs as a segmented control, for a few short labels. */
  segments?: boolean;
  className?: string;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

export function Tabs<Key extends string>({
  label,
  tabs,
  selected,
  onSelect,
  segments,
  className,
}: TabsProps<Key>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const select = (index: number) => {
    const tab = tabs[(index + tabs.length) % tabs.length];
    if (!tab) return;
    onSelect(tab.key);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[tabs.indexOf(tab)]?.focus();
  };

  const followArrows = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    select(tabs.findIndex((tab) => tab.key === selected) + step);
  };

  return (
    <div className={cx(segments && styles.segments, className)}>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={followArrows}>
        {tabs.map((tab) => {
          const look = {
            role: 'tab',
            id: `${id}-${tab.key}`,
            'aria-selected': tab.key === selected,
            'aria-controls': `${id}-${tab.key}-panel`,
            tabIndex: tab.key === selected ? 0 : -1,
            className: styles.tab,
            children: tab.label,
          };
          return tab.to ? (
            <Link key={tab.key} to={tab.to} replace {...look} />
          ) : (
            <button key={tab.key} type="button" onClick={() => onSelect(tab.key)} {...look} />
          );
        })}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.key}
          role="tabpanel"
          id={`${id}-${tab.key}-panel`}
          aria-labelledby={`${id}-${tab.key}`}
          hidden={tab.key !== selected}
          className={styles.panel}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
