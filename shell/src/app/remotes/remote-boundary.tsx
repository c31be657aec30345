import { Component, type ReactNode } from 'react';

interface RemoteBoundaryProps {
  readonly children: ReactNode;
  /** Shown instead of the remote; `retry` renders the remote again after `onRetry`. */
  readonly failed: (retry: () => Promise<void>) => ReactNode;
  readonly onRetry: () => Promise<void>;
}

/** Error boundary that limits the failure of a remote to its part of the page. */
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
