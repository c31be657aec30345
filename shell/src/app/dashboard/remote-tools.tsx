import { Component, Suspense, use, useEffect, useState, type ReactNode } from 'react';
import { trackedPromise } from 'shared-ui/host';
import type { DashboardTools, MenuEntry, RemoteModule } from 'shared-ui/remote';
import { useRemoteSource } from '../remotes/remote-source';
import styles from './remote-tools.module.css';

/** Tools are optional: after a failure their area stays empty. */
class ToolsBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

const loads = new WeakMap<RemoteModule, Promise<DashboardTools | null>>();

function toolsOf(remote: RemoteModule): Promise<DashboardTools | null> {
  const known = loads.get(remote);
  if (known) return known;
  const loading = trackedPromise<DashboardTools | null>(remote.tools?.() ?? Promise.resolve(null));
  loads.set(remote, loading);
  return loading;
}

interface ToolsProps {
  readonly name: string;
  readonly menu: readonly MenuEntry[];
}

function LoadedTools({ name, menu }: ToolsProps) {
  const tools = use(toolsOf(use(useRemoteSource().load(name))));
  return tools && <tools.Tools menu={menu} />;
}

const whenIdle = (run: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(run);
  return () => cancelIdleCallback(id);
};

/** Renders the tools of a remote above the menu. Their space is reserved, and their code loads when the browser is idle. */
export function RemoteTools(props: ToolsProps) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return (
    <div className={styles.tools}>
      {isIdle && (
        <ToolsBoundary>
          <Suspense>
            <LoadedTools {...props} />
          </Suspense>
        </ToolsBoundary>
      )}
    </div>
  );
}
