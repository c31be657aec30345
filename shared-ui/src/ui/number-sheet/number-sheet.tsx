import { useId, type ReactNode } from 'react';
import type { SessionUserView } from '../../store/api/one-time-number';
import { Dialog } from '../kit';
import { AddressStep } from './address-step';
import { DigitsStep } from './digits-step';
import { NameStep } from './name-step';
import styles from './number-sheet.module.css';
import { useNumberSheet } from './use-number-sheet';

export { GoogleLink } from './google-link';

export interface NumberSheetProps {
  /** Context of the sign-in, such as the deal; shown above the steps. */
  header?: ReactNode;
  /** Path of this site where a sign-in with Google ends. */
  returnTo: string | null;
  /** Switches to the sign-in with a password. */
  onUsePassword(): void;
  /** Label of the last button; "Create account" by default. */
  create?: string;
  onSignedIn(user: SessionUserView): void;
  /** Called if the account has a second factor, which is requested on the sign-in page. */
  onSecondFactor(): void;
  onClose(): void;
}

/** Dialog that signs in or up with a number sent by e-mail or SMS, without leaving the page. */
export function NumberSheet(props: NumberSheetProps) {
  const { header, create, returnTo, onUsePassword, onClose } = props;
  const heading = useId();
  const sheet = useNumberSheet(props);
  return (
    <Dialog open onClose={onClose} labelledBy={heading}>
      <div className={styles.sheet}>
        {header && <div className={styles.header}>{header}</div>}
        {sheet.step === 'address' && <AddressStep {...{ heading, sheet, returnTo, onUsePassword }} />}
        {sheet.step === 'digits' && <DigitsStep {...{ heading, sheet }} />}
        {sheet.step === 'name' && <NameStep {...{ heading, sheet, create }} />}
      </div>
    </Dialog>
  );
}
