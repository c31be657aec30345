import { RichText, useTexts } from 'shared-ui/i18n';
import {
  Alert,
  SkeletonBlock,
  Button,
  ButtonLink,
  Container,
  EmptyState,
  ErrorState,
  Skeleton,
} from 'shared-ui/ui';
import { useFocusAfterRemoval } from '../../shared/focus/use-focus-after-removal';
import { Link } from 'shared-ui/router';
import { useCurrentUser, type Cart } from 'shared-ui/platform';
import { CartLine } from './cart-line';
import styles from './cart-page.module.css';
import { CartSummary } from './cart-summary';
import { cartTexts } from './texts';
import { useCart } from './use-cart';

type Changing = Pick<ReturnType<typeof useCart>, 'isChanging' | 'setQuantity'>;

function GoneLines({ ids, isChanging, setQuantity }: Changing & { ids: readonly number[] }) {
  const t = useTexts(cartTexts);
  const forget = async () => {
    for (const id of ids) await setQuantity(id, 0);
  };
  return (
    <Alert tone="news" title={t('gone', { count: ids.length })}>
      <Button variant="text" size="small" disabled={isChanging} onClick={() => void forget()}>
        {t('forget')}
      </Button>
    </Alert>
  );
}

function SignInHint() {
  const t = useTexts(cartTexts);
  const { state } = useCurrentUser();
  if (state !== 'signed-out') return null;
  const link = (words: string) => (
    <Link to="/login?returnTo=%2Fcart" className={styles.link}>
      {words}
    </Link>
  );
  return (
    <p className={styles.hint}>
      <RichText text={t('signIn')} parts={{ link }} />
    </p>
  );
}

function FilledCart({ cart, ...changing }: Changing & { cart: Cart }) {
  return (
    <div className={styles.grid}>
      <ul className={styles.lines}>
        {cart.lines.map((line) => (
          <CartLine
            key={line.id}
            line={line}
            isChanging={changing.isChanging}
            onQuantity={(quantity) => void changing.setQuantity(line.id, quantity)}
          />
        ))}
      </ul>
      <CartSummary sums={cart} />
    </div>
  );
}

function EmptyCart() {
  const t = useTexts(cartTexts);
  return (
    <EmptyState
      drawing="ticket"
      title={t('empty')}
      text={t('emptyText')}
      actions={<ButtonLink to="/deals">{t('browse')}</ButtonLink>}
    />
  );
}

function CartSkeleton() {
  const t = useTexts(cartTexts);
  return (
    <>
      <noscript>{t('needsScript')}</noscript>
      <Skeleton className={styles.lines}>
        <SkeletonBlock className={styles.bone} />
        <SkeletonBlock className={styles.bone} />
      </Skeleton>
    </>
  );
}

export function CartPage() {
  const t = useTexts(cartTexts);
  const { cart, state, retry, ...changing } = useCart();
  const heading = useFocusAfterRemoval((cart?.lines.length ?? 0) + (cart?.gone.length ?? 0));
  return (
    <Container className={styles.page}>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {t('title')}
      </h1>
      <SignInHint />
      {state === 'failed' && <ErrorState title={t('failed')} text={t('failedText')} onRetry={retry} />}
      {state === 'loading' && <CartSkeleton />}
      {cart && cart.gone.length > 0 && <GoneLines ids={cart.gone} {...changing} />}
      {cart && (cart.lines.length > 0 ? <FilledCart cart={cart} {...changing} /> : <EmptyCart />)}
    </Container>
  );
}
