import { useTexts } from 'shared-ui/i18n';
import { Bone, Button, ChipLink, EmptyState, ErrorState, Skeleton, TextField } from 'shared-ui/kit';
import { useSearchParams } from 'shared-ui/router';
import { usersTexts } from './texts';
import { useUserPagesInfiniteQuery } from './user-pages-api';
import styles from './users.module.css';
import { UsersTable } from './users-table';

const ROLES = ['customer', 'vendor', 'admin'] as const;
type Role = (typeof ROLES)[number];

const isRole = (text: string | null): text is Role => ROLES.includes(text as Role);

/** Everybody with an account. */
export function UsersPage() {
  const t = useTexts(usersTexts);
  const [parameters, setParameters] = useSearchParams();
  const wanted = parameters.get('role');
  const role = isRole(wanted) ? wanted : undefined;
  const search = parameters.get('search') ?? '';
  const { data, isLoading, isError, refetch, hasNextPage, isFetching, fetchNextPage } =
    useUserPagesInfiniteQuery({ role, search });
  const users = data?.pages.flatMap(({ items }) => items);
  return (
    <>
      <h1>{t('title')}</h1>
      <nav aria-label={t('roles')} className={styles.roles}>
        <ChipLink to="/dashboard/users" selected={!role}>
          {t('role_all')}
        </ChipLink>
        {ROLES.map((one) => (
          <ChipLink key={one} to={`/dashboard/users?role=${one}`} selected={one === role}>
            {t(`role_${one}`)}
          </ChipLink>
        ))}
      </nav>
      <TextField
        label={t('search')}
        type="search"
        className={styles.search}
        value={search}
        onChange={(event) =>
          setParameters(
            { ...(role && { role }), ...(event.target.value && { search: event.target.value }) },
            { replace: true },
          )
        }
      />
      {isLoading && (
        <Skeleton>
          <Bone style={{ height: 240 }} />
        </Skeleton>
      )}
      {isError && (
        <ErrorState title={t('failedTitle')} text={t('failedText')} onRetry={() => void refetch()} />
      )}
      {users?.length === 0 && (
        <EmptyState drawing="plate" title={t('emptyTitle')} text={t('emptyText')} card />
      )}
      {users && users.length > 0 && <UsersTable users={users} />}
      {hasNextPage && (
        <Button
          variant="outline"
          className={styles.more}
          disabled={isFetching}
          onClick={() => void fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </>
  );
}
