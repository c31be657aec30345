import type { ComponentProps } from 'react';
import styles from './container.module.css';
import { cx } from '../cx';

/** Column of the page's content. */
export const Container = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div className={cx(styles.container, className)} {...rest} />
);

/** Section of a page, with a margin to the section above. */
export const Section = ({ className, ...rest }: ComponentProps<'section'>) => (
  <section className={cx(styles.container, styles.section, className)} {...rest} />
);

/** White block. */
export const Card = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div className={cx(styles.card, className)} {...rest} />
);
