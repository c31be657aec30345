import { Link } from 'shared-ui/router';
import styles from './dashboard.module.css';

interface MessageCardProps {
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly to: string;
}

/** Message with one link that replaces a dashboard. */
export const MessageCard = ({ title, text, button, to }: MessageCardProps) => (
  <main className={styles.notice}>
    <h1>{title}</h1>
    <p>{text}</p>
    <Link to={to} className={styles.onward}>
      {button}
    </Link>
  </main>
);
