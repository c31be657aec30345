import type { CSSProperties, ReactNode } from 'react';
import styles from './auth-frame.module.css';
import { DhakaBand } from '../content/ornament';

interface AuthFrameProps {
  title: string;
  lead: string;
  picture: string;
  /** Claim below the picture, in two short lines, followed by a sentence. */
  claim: string;
  claimText: string;
  /** Width of the form in px. */
  width?: number;
  children: ReactNode;
}

/** Layout of the sign-in pages: a form beside a picture, on phones above it. */
export function AuthFrame({ title, lead, picture, claim, claimText, width, children }: AuthFrameProps) {
  const layout = (width ? { '--form-width': `${width}px` } : {}) as CSSProperties;
  return (
    <div className={styles.frame} style={layout}>
      <div className={styles.form}>
        <div className={styles.column}>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {children}
        </div>
      </div>
      <div className={styles.side} data-ink>
        <img src={picture} alt="" className={styles.picture} />
        <div className={styles.words}>
          <p className={styles.claim}>{claim}</p>
          <p>{claimText}</p>
        </div>
        <DhakaBand size="tall" className={styles.band} />
      </div>
    </div>
  );
}
