import { ArrowLeft, ChevronLeft, ChevronRight, CircleCheck, Flag } from 'lucide-react';
import { useState } from 'react';
import type { VendorReviewView } from 'shared-ui/api/reviews';
import { inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import { Avatar, Button, Card, IconButton, lazyPart, Stars, Tag } from 'shared-ui/ui';
import { vendorReviewsTexts } from '../texts';
import { type Position, REVIEW_HEADING } from '../use-position';
import styles from './answer-panel.module.css';
import { PublishedReply } from './published-reply';

const ReportDialog = lazyPart(async () => (await import('../report-dialog')).ReportDialog);

const MINUTE = 60_000;

/** Deal and use that a review is about. */
function Visit({ review }: { review: VendorReviewView }) {
  const t = useTexts(vendorReviewsTexts);
  const format = useFormat();
  const { visit } = review;
  const facts = visit && [
    t('visit', { count: visit.nth }),
    [format.day(visit.at), visit.branch].filter(Boolean).join(', '),
    visit.servedBy && t('servedBy', { name: visit.servedBy }),
  ];
  return (
    <p className={styles.small}>
      <Link to={`/deals/${review.dealId}?tab=reviews`} className={styles.deal}>
        {inLanguage(format.language, review.dealTitle, review.dealTitleNe)}
      </Link>
      {facts && <span>{facts.filter(Boolean).join(' · ')}</span>}
    </p>
  );
}

/** Review as the guest wrote it. */
export function ReviewText({ review, author }: { review: VendorReviewView; author: string }) {
  const t = useTexts(vendorReviewsTexts);
  const format = useFormat();
  const wasEdited = Date.parse(review.updatedAt) - Date.parse(review.createdAt) > MINUTE;
  const isAfterReply = review.repliedAt !== null && review.updatedAt > review.repliedAt;
  return (
    <>
      <div className={styles.head}>
        <Avatar name={author} />
        <div className={styles.who}>
          <h2 id={REVIEW_HEADING} tabIndex={-1}>
            {author}
          </h2>
          <Visit review={review} />
        </div>
        <Tag tone="good">
          <CircleCheck size={14} aria-hidden />
          {t('verifiedVisit')}
        </Tag>
      </div>
      <p className={styles.small}>
        <Stars rating={review.rating} />
        <span>{format.day(review.createdAt)}</span>
        {wasEdited && (
          <span>
            {t(isAfterReply ? 'editedAfterReply' : 'edited', { day: format.day(review.updatedAt) })}
          </span>
        )}
      </p>
      <p className={styles.words}>{review.comment ?? t('noWords')}</p>
    </>
  );
}

/** Button that reports a review to the admins. */
export function ReportButton({ review, author }: { review: VendorReviewView; author: string }) {
  const t = useTexts(vendorReviewsTexts);
  const [isOpen, setOpen] = useState(false);
  if (review.isReported) return <span className={styles.small}>{t('reported')}</span>;
  return (
    <>
      <Button
        variant="text"
        size="small"
        aria-label={t('reportOf', { author })}
        onClick={() => setOpen(true)}
      >
        <Flag size={14} aria-hidden />
        {t('report')}
      </Button>
      {isOpen && <ReportDialog review={review} onClose={() => setOpen(false)} />}
    </>
  );
}

/** On phones: back to the list, and to the reviews before and after. */
export function PanelBar({ position, total }: { position: Position; total: number }) {
  const t = useTexts(vendorReviewsTexts);
  const format = useFormat();
  return (
    <div className={styles.bar}>
      <IconButton label={t('toList')} onClick={() => position.show(undefined)}>
        <ArrowLeft size={20} aria-hidden />
      </IconButton>
      <b>{t('place', { place: format.number(position.place), total: format.number(total) })}</b>
      <IconButton label={t('before')} disabled={!position.hasNear(-1)} onClick={() => position.step(-1)}>
        <ChevronLeft size={20} aria-hidden />
      </IconButton>
      <IconButton label={t('after')} disabled={!position.hasNear(1)} onClick={() => position.step(1)}>
        <ChevronRight size={20} aria-hidden />
      </IconButton>
    </div>
  );
}

interface AnswerCardProps {
  review: VendorReviewView;
  children?: React.ReactNode;
}

/** Review with its reply, or the form for one. */
export function AnswerCard({ review, children }: AnswerCardProps) {
  const t = useTexts(vendorReviewsTexts);
  const author = review.author || t('formerCustomer');
  return (
    <Card className={styles.card}>
      <ReviewText review={review} author={author} />
      {review.reply ? (
        <>
          <PublishedReply key={review.id} review={review} author={author} />
          <div className={styles.actions}>
            <ReportButton review={review} author={author} />
          </div>
        </>
      ) : (
        children
      )}
    </Card>
  );
}
