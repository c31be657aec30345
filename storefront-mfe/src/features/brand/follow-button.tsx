import { Bell, BellRing } from 'lucide-react';
import {
  useFollowsFollowMutation,
  useFollowsListQuery,
  useFollowsUnfollowMutation,
} from 'shared-ui/api/follows';
import { useTexts } from 'shared-ui/i18n';
import { mustSignIn, useCurrentUser, useDecision } from 'shared-ui/platform';
import { useNavigate } from 'shared-ui/router';
import { Button } from 'shared-ui/ui';
import { brandTexts } from './texts';

interface FollowButtonProps {
  slug: string;
  /** Name in the language of the page. */
  name: string;
}

/** Follows a business to be notified of its new deals. A signed-out visitor signs in first and then returns. */
export function FollowButton({ slug, name }: FollowButtonProps) {
  const t = useTexts(brandTexts);
  const navigate = useNavigate();
  const { state } = useCurrentUser();
  const { busy, decide } = useDecision();
  const { data: followed } = useFollowsListQuery(undefined, { skip: state !== 'signed-in' });
  const [follow] = useFollowsFollowMutation();
  const [unfollow] = useFollowsUnfollowMutation();
  const isFollowed = followed?.some((brand) => brand.slug === slug) ?? false;

  async function toggle(): Promise<void> {
    if (mustSignIn(state)) return navigate(`/login?returnTo=${encodeURIComponent(`/brand/${slug}`)}`);
    await decide(
      { slug, isFollowed },
      (key) => (isFollowed ? unfollow : follow)({ slug, 'Idempotency-Key': key }).unwrap(),
      isFollowed
        ? { kind: 'info', title: t('unfollowed', { name }) }
        : { kind: 'success', title: t('nowFollowed', { name }), text: t('followedText') },
      t('followFailed'),
    );
  }

  return (
    <Button
      variant={isFollowed ? 'tint' : 'outline'}
      aria-pressed={isFollowed}
      disabled={busy}
      onClick={() => void toggle()}
    >
      {isFollowed ? <BellRing size={18} /> : <Bell size={18} />}
      {t(isFollowed ? 'following' : 'follow')}
    </Button>
  );
}
