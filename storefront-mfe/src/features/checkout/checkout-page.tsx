import { useTexts } from 'shared-ui/i18n';
import { ButtonLink, Container, EmptyState, ErrorState } from 'shared-ui/ui';
import type { SessionUserView } from 'shared-ui/platform';
import { CheckoutForm } from './checkout-form';
import styles from './checkout.module.css';
import { CheckoutSkeleton, SignedIn } from './signed-in';
import { checkoutTexts } from './texts';
import { useRequestedCart } from './use-requested-cart';
import { WaitingOrder } from './waiting-order';

function Checkout({ user }: { user: SessionUserView }) {
  const t = useTexts(checkoutTexts);
  const { cart, isError, ...rest } = useRequestedCart();
  if (!cart && isError)
    return <ErrorState title={t('failed')} text={t('failedText')} onRetry={() => void rest.again()} />;
  if (!cart) return <CheckoutSkeleton />;
  if (cart.total === 0)
    return (
      <EmptyState
        drawing="ticket"
        title={t('empty')}
        text={t('emptyText')}
        actions={
          <>
            <ButtonLink to="/deals">{t('browse')}</ButtonLink>
            <ButtonLink to="/cart" variant="tint">
              {t('toCart')}
            </ButtonLink>
          </>
        }
      />
    );
  return <CheckoutForm user={user} cart={cart} {...rest} />;
}

/** Page for reviewing and placing an order. */
export function CheckoutPage() {
  const t = useTexts(checkoutTexts);
  return (
    <Container className={styles.page}>
      <h1 className={styles.title}>{t('title')}</h1>
      <SignedIn>
        {(user) => (
          <>
            <WaitingOrder />
            <Checkout user={user} />
          </>
        )}
      </SignedIn>
    </Container>
  );
}
