import type { ComponentProps } from 'react';
import styles from './container.module.css';
import { cx } from '../cx';

/** The page's column. */
export const Container = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div className={cx(styles.container, className)} {...rest} />
);

/** A part of a page, with its distance to the part above. */
export const Section = ({ className, ...rest }: ComponentProps<'section'>) => (
  <section className={cx(styles.container, styles.section, className)} {...rest} />
);

/** A white block. */
export const Card = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div className={cx(styles.card, className)} {...rest} />
);
