import type { ButtonHTMLAttributes } from 'react';
import { Link, type LinkProps } from 'shared-ui/router';
import { buttonClass, type ButtonStyle } from './button-style';
import styles from './button.module.css';
import { cx } from '../cx';

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & ButtonStyle;

export function Button({ variant, size, wide, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass({ variant, size, wide }, className)} {...rest} />;
}

export function ButtonLink({ variant, size, wide, className, ...rest }: LinkProps & ButtonStyle) {
  return <Link className={buttonClass({ variant, size, wide }, className)} {...rest} />;
}

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Accessible name of the button. */
  label: string;
  raised?: boolean;
}

export function IconButton({ label, raised, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      className={cx(styles.round, raised && styles.raised, className)}
      {...rest}
    />
  );
}
