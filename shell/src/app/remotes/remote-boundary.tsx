import { Component, type ReactNode } from 'react';

interface RemoteBoundaryProps {
  readonly children: ReactNode;
  /** Shown in place of the remote; `retry` puts it back once the attempt is prepared. */
  readonly failed: (retry: () => Promise<void>) => ReactNode;
  readonly onRetry: () => Promise<void>;
}

/** Keeps the failure of one remote inside its place on the page. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  retry = async (): Promise<void> => {
    await this.props.onRetry();
    this.setState({ hasFailed: false });
  };

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.failed(this.retry) : this.props.children;
  }
}
